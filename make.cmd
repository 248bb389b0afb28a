@echo off
rem The Makefile for Windows: "make play", "make test" (PowerShell: ".\make play"). Needs Python 3.11 or later.
setlocal
cd /d "%~dp0"
set "BIN=.venv\Scripts"
set "CODE=resarcana_gui tests tools setup.py docs\conf.py docs\site_reference.py"
if exist art set "CODE=%CODE% art"
if "%~1"=="" goto help
if /i "%~1"=="play" goto play
if /i "%~1"=="test" goto test
if /i "%~1"=="format-check" goto step
if /i "%~1"=="format" goto format
if /i "%~1"=="lint" goto step
if /i "%~1"=="types" goto step
if /i "%~1"=="contracts" goto step
if /i "%~1"=="tests" goto step
if /i "%~1"=="coverage" goto step
if /i "%~1"=="compile" goto compile
if /i "%~1"=="bench" goto tool
if /i "%~1"=="bench-ui" goto tool
if /i "%~1"=="fuzz" goto tool
if /i "%~1"=="attack" goto tool
if /i "%~1"=="soak" goto tool
if /i "%~1"=="checksums" goto tool
if /i "%~1"=="tournament" goto tool
if /i "%~1"=="tour" goto tool
if /i "%~1"=="puzzles" goto tool
if /i "%~1"=="train" goto tool
if /i "%~1"=="calibrate" goto tool
if /i "%~1"=="chance-changes" goto tool
if /i "%~1"=="prompts" goto tool
if /i "%~1"=="executable" goto executable
if /i "%~1"=="site" goto site
if /i "%~1"=="clean" goto clean

:help
echo   make play        Play the game
echo   make test        Check everything; stops at the first failure
echo   make format      Format the code; format-check only checks it
echo   make lint        Lint with ruff; likewise types, contracts, tests, coverage
echo   make compile     Compile a copy of the package, in build\compiled
echo   make bench       Measure the engine, plain and compiled
echo   make bench-ui    Measure the window
echo   make fuzz        Play random games, checking every guarantee
echo   make prompts     Lay out every question of random games in the prompt
echo   make attack      Try to break the program
echo   make soak        Let a robot use the whole program for two hours, and watch its memory
echo   make checksums   Record the checksums of pictures, sounds and fonts after a change
echo   make tournament  Let the machine opponents play each other
echo   make puzzles     Find puzzles in games between machines, and prove them
echo   make train       Teach the opponents from nothing; takes hours
echo   make calibrate   Measure how often the companion's chances come true, and correct them
echo   make chance-changes  Measure how steady the companion's chances are
echo   make tour        Picture every screen, in build\tour
echo   make executable  Build the program as a folder that needs no Python, and try it
echo   make site        Build the documentation as a site, in build\site
echo   make clean       Remove everything made here
exit /b 0

:play
call :install play . || exit /b 1
set "RESARCANA_COMPILED=%CD%\build\background"
"%BIN%\resarcana" play %ARGS%
exit /b %errorlevel%

:test
call :install dev .[dev] || exit /b 1
for %%s in (format-check lint types contracts tests coverage) do (call :%%s || exit /b 1)
exit /b 0

rem One step of the test.
:step
call :install dev .[dev] || exit /b 1
call :%~1
exit /b %errorlevel%

:format-check
"%BIN%\ruff" format --check %CODE%
exit /b %errorlevel%

:lint
"%BIN%\ruff" check %CODE%
exit /b %errorlevel%

:types
"%BIN%\mypy"
exit /b %errorlevel%

:contracts
"%BIN%\lint-imports" --no-logo
exit /b %errorlevel%

:tests
"%BIN%\python" -m pytest -n auto --dist worksteal --cov --cov-report= --cov-fail-under=0
exit /b %errorlevel%

:coverage
"%BIN%\coverage" report
exit /b %errorlevel%

:format
call :install dev .[dev] || exit /b 1
"%BIN%\ruff" check --fix-only --quiet %CODE% || exit /b 1
"%BIN%\ruff" format %CODE%
exit /b %errorlevel%

:compile
call :install dev .[dev] || exit /b 1
"%BIN%\python" -m tools.compile
exit /b %errorlevel%

:tool
call :install dev .[dev] || exit /b 1
if /i "%~1"=="bench" ("%BIN%\python" -m tools.compile || exit /b 1)
set "TOOL=%~1"
"%BIN%\python" -m tools.%TOOL:-=_% %ARGS%
exit /b %errorlevel%

:executable
call :install dev .[dev] || exit /b 1
"%BIN%\python" -m tools.compile || exit /b 1
"%BIN%\python" -m pip --disable-pip-version-check --quiet install --editable .[executable] || exit /b 1
"%BIN%\pyinstaller" --noconfirm --workpath build\executable build.spec || exit /b 1
"%BIN%\python" -m tools.check_executable
exit /b %errorlevel%

:site
call :install play . || exit /b 1
"%BIN%\python" -m pip --disable-pip-version-check --quiet install --editable .[site] || exit /b 1
"%BIN%\python" -m sphinx --builder html --fail-on-warning --keep-going --quiet docs build\site
exit /b %errorlevel%

:clean
for %%d in (.venv build dist htmlcov resarcana.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache) do if exist %%d rmdir /s /q %%d
exit /b 0

rem Install %2 in .venv for %1, unless already done for this pyproject.toml.
:install
if not exist "%BIN%\python.exe" (call :venv || exit /b 1)
fc /b pyproject.toml ".venv\%~1.stamp" >nul 2>&1 && exit /b 0
echo Installing ...
"%BIN%\python" -m pip --disable-pip-version-check --quiet install --editable "%~2" || exit /b 1
copy /y pyproject.toml ".venv\%~1.stamp" >nul
exit /b 0

:venv
for %%i in ("py -3" "python" "python3") do (
    %%~i -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1 && (
        %%~i -m venv .venv
        exit /b
    )
)
echo Python 3.11 or later is needed, and none was found: install it from https://www.python.org.
exit /b 1
