"""The marks of the suits: French, Spanish and northern Italian."""
