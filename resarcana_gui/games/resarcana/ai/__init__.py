"""The opponents of Res Arcana: evaluation, priors, learned policy and net."""
