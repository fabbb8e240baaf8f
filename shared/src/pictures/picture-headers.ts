/** Together with `nosniff`, this policy lets a browser show a stored file only as a picture. Rule: menu-21 */
export const picturePolicy = "default-src 'none'; sandbox";
