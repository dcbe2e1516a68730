"""What each game brings beyond its rules: one package for each."""
