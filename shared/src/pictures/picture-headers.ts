/** With `nosniff`, a browser shows a stored file as a picture or not at all. Rule: menu-21 */
export const picturePolicy = "default-src 'none'; sandbox";
