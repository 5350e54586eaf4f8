"""The pages' routes: what a request means, done by `tables`, shown by `pages`."""
