import { modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn';

// culori's small form knows only the colour spaces that are named here.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);
