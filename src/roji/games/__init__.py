"""What is true at the table: the rules of every game behind one contract."""
