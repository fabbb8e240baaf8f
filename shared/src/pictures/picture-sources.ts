/**
 * Derives the `srcset` and the colour of a stored picture from its address:
 * `/pictures/{vendorId}/{id}-{colour}-640.webp`, or 960 for a cover. Empty for a picture elsewhere.
 * Rule: menu-22
 */
export function pictureSources(image: string): [srcSet?: string, colour?: string] {
  const [, start, colour, width, ending] =
    /^(\/pictures.+-(\w{6})-)(640|960)(\..+)/.exec(image) ?? [];
  if (!start) return [];
  const widths = width === '960' ? [480, 960, 1600] : [320, 640, 1280];
  return [widths.map((width) => `${start}${width}${ending} ${width}w`).join(), `#${colour}`];
}
