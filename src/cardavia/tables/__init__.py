"""Tables: who sits where, what happened, and what each seat may be told of it."""
