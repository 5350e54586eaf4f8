"""Hands: what they do is in their name. Inks: `skin`. Each is drawn around the point where it holds."""

FIST = """
    shape skin 1.5: -4,-10 6,-11 15,-7 16,1 14,8 4,11 -5,9
    shape skin 1.2: -8.5,-8 -4,-10.6 3.5,-10.2 5,-7.7 3,-5.6 -5,-5.4
    shape skin 1.2: -8.5,-2.9 -4,-5.5 3.5,-5.1 5,-2.6 3,-.5 -5,-.3
    shape skin 1.2: -8.5,2.2 -4,-.4 3.5,0 5,2.5 3,4.6 -5,4.8
    shape skin 1.2: -8.2,7.2 -4,4.7 3.5,5.1 5,7.6 3,9.7 -5,9.9
    shape skin 1.2: 3,-12.5 -3,-14.6 -7.5,-12.5 -5,-9.6 2,-8.8 7,-9
    hatch 60 1.8 .7: 6,4 14,1 13,7 6,9.5
    """
"""A fist closed round an upright rod through the middle; the wrist is to the right."""

GRIP = """
    shape skin 1.5: -10,-3 -9,-9 0,-11 9,-9 11,-2 10,8 6,14 -6,14 -9,7
    shape skin 1.2: -11,-8 -8,-12.6 -3.6,-12 -4,-1.4 -8,1 -11,-2
    shape skin 1.2: -5,-12 -1,-14 3,-12 2.4,-1.4 -1,.6 -4.4,-2
    shape skin 1.2: 2.4,-11.6 6,-13 9,-10.6 8.6,-1.4 5.6,.6 2.4,-2
    shape skin 1.2: 8,-9 11,-9.6 13,-7 12.6,0 10,1.6 8,-1
    shape skin 1.2: -10,4 -13,0 -12,-5 -8,-3 -3,1 -4,6
    hatch 60 1.8 .7: 2,6 10,2 9,9 4,13
    """
"""A hand seen from the back, fingers closed to the front round an upright stem; the wrist is below."""

PALM = """
    shape skin 1.5: -17,1 -12,-1.4 -2,-1 8,-4 15,-8 18,-4 14,4 8,10 0,12 -8,8 -16,5
    line 1: -15,3.4 -8,3 0,2
    line .9: -13,5.6 -6,6 2,5
    shape skin 1.3: 6,-3 2,-8 -3,-9 -5,-6.4 -1,-3 4,1
    hatch 60 1.8 .7: 2,8 12,0 14,3 8,9
    """
"""A hand held open upwards, fingers to the left; something rests on it at the middle."""

PINCH = """
    shape skin 1.5: -5,0 -1,-4 6,-5 13,-2 15,5 12,12 4,13 -3,9
    shape skin 1.2: -8,-2 -5,-6 2,-6.6 4,-3.6 -1,-1.6 -5,1
    shape skin 1.2: -6,5 -8,2 -4,-1 2,.6 2,4 -2,5.6
    shape skin 1.2: -3,10 -6,7 -2,4.6 4,5.6 4,9 0,11
    shape skin 1.2: 0,-3 -4,-8.6 -2.6,-12 1.4,-10 5,-4
    hatch 60 1.8 .7: 6,8 13,3 12,10 6,12
    """
"""Finger and thumb that hold a stem at the middle; the wrist is to the lower right."""

LAID = """
    shape skin 1.5: -16,-3 -10,-7 0,-8 10,-7 15,-2 14,6 6,9 -4,8
    line 1: -16,-3 -18,0 -14,2 -6,1
    line 1: -15,2 -16.6,4.6 -12,6.4 -4,5
    line .9: -10,6.6 -10,9 -5,9.4
    shape skin 1.2: -4,-7.6 -8,-12 -5,-14.6 0,-11 4,-7
    hatch 60 1.8 .7: 4,5 13,0 12,6 6,8
    """
"""A hand laid flat on the breast, fingers to the left."""

HANDS = {"fist": FIST, "grip": GRIP, "palm": PALM, "pinch": PINCH, "laid": LAID}
"""The hands by name."""
