/** Rule: qr-2 */
export const qrMarginModules = 2;
export const menuQrWidthPx = 256;
export const orderQrWidthPx = 300;
