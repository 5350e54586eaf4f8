"""Measurements of speed. Trust ratios taken in one run; `make bench` on another machine gives other figures."""
