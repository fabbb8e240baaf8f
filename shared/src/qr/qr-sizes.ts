/** Source: spec 1, section 9: black on white, a margin of 2 modules. */
export const qrMarginModules = 2;
export const menuQrWidthPx = 256;
export const orderQrWidthPx = 300;
