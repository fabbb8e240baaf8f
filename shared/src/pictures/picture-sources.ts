/**
 * What an `<img>` needs to choose among the widths of a stored picture; nothing for one that is kept elsewhere. The
 * address says all: `/pictures/{vendorId}/{id}-{colour}-640.webp`. Rule: menu-22
 */
export function pictureSources(image: string): { srcSet?: string; colour?: string } {
  const [, start, colour, ending] = /^(\/pictures\/.+-([0-9a-f]{6})-)640(\.\w+)$/.exec(image) ?? [];
  if (!colour) return {};
  const srcSet = [320, 640, 1280].map((width) => `${start}${width}${ending} ${width}w`).join();
  return { srcSet, colour: `#${colour}` };
}
