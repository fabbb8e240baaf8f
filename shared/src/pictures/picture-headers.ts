/** With `nosniff`: whatever is in the store, a browser shows a picture or nothing. Rule: menu-21 */
export const picturePolicy = "default-src 'none'; sandbox";
