"""Where all is kept: the verbs (`verbs`, `writes`) and how each engine does them. SQL stands nowhere else."""
