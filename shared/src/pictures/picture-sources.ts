/**
 * What an `<img>` needs to choose among the widths of a stored picture, and its colour; nothing for one that is kept
 * elsewhere. The address says all: `/pictures/{vendorId}/{id}-{colour}-640.webp`. Rule: menu-22
 */
export function pictureSources(image: string): [srcSet?: string, colour?: string] {
  const [, start, colour, ending] = /^(\/pictures.+-(\w{6})-)640(.+)/.exec(image) ?? [];
  if (!start) return [];
  return [`${start}320${ending} 320w,${image} 640w,${start}1280${ending} 1280w`, `#${colour}`];
}
