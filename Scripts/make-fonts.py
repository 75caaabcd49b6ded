#!/usr/bin/env python3
"""Generates the fonts in Assets/Fonts from Inter's variable font.

SDL_ttf selects neither variable axes nor OpenType features, so each weight is a file of its own, and the tabular
faces have their figures mapped to Inter's `tnum` glyphs.

Usage: pip install fonttools; Scripts/make-fonts.py "Inter[opsz,wght].ttf" Assets/Fonts
The variable font is in the PyPI package fontpkg-inter (Inter 4.1, OFL).
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FIGURES = "0123456789.,:;+-\u2212%/()= "
RANGES = [(0x20, 0x2B0), (0x300, 0x530), (0x1E00, 0x2C00), (0xFFFD, 0xFFFE)]


def tabular_glyphs(font):
    gsub = font["GSUB"].table
    mapping = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                mapping.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    return mapping


def make(source, target, family, style, optical_size, weight, tabular=False):
    font = instancer.instantiateVariableFont(TTFont(source), {"opsz": optical_size, "wght": weight})
    if tabular:
        glyphs = tabular_glyphs(font)
        for table in font["cmap"].tables:
            for code, glyph in list(table.cmap.items()):
                if glyph in glyphs and chr(code) in FIGURES:
                    table.cmap[code] = glyphs[glyph]
    options = subset.Options()
    features = ["kern", "ccmp", "mark", "mkmk", "locl"]
    options.layout_features = features if tabular else features + ["calt", "liga"]
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes={code for low, high in RANGES for code in range(low, high)})
    subsetter.subset(font)
    names = {1: family, 16: family, 2: style, 17: style, 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
    for name in font["name"].names:
        if name.nameID in names:
            name.string = names[name.nameID]
    font["OS/2"].usWeightClass = weight
    font.save(f"{target}/{family.replace(' ', '')}-{style}.ttf")


def main():
    source, target = sys.argv[1:3]
    weights = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
    for style, weight in weights.items():
        make(source, target, "Inter", style, 14, weight)
    for style in ("SemiBold", "Bold"):
        make(source, target, "Inter Display", style, 28, weights[style])
    for style in ("Regular", "Medium", "SemiBold"):
        make(source, target, "Inter Tabular", style, 14, weights[style], tabular=True)


main()
