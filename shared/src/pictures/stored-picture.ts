/** A picture is kept in these widths, square; the middle one is the address that a dish carries. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** What a file of each width may weigh: the store takes no more. Rule: menu-21 */
export const mostBytes: Record<PictureWidth, number> = {
  320: 40_000,
  640: 60_000,
  1280: 240_000,
};

/** What browsers make of a photo, by the ending of its files. */
export const pictureEndings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type PictureType = keyof typeof pictureEndings;
export const pictureTypes = Object.keys(pictureEndings) as [PictureType, ...PictureType[]];

const vendorIdForm = '[0-9A-HJKMNP-TV-Z]{10}';
/** 16 random characters, and the colour shown until it has loaded. */
const pictureIdForm = '[0-9A-HJKMNP-TV-Z]{16}-[0-9a-f]{6}';

export const pictureIdPattern = new RegExp(`^${pictureIdForm}$`);

/** The address of a picture of our own store, as a dish, a category or a mess carries it. */
export const storedPicturePattern = new RegExp(
  `^/pictures/${vendorIdForm}/${pictureIdForm}-640\\.(webp|jpg)$`,
);

/** Where a picture's file of one width is, below the store. */
export function pictureFile(
  vendorId: string,
  pictureId: string,
  { width, type }: { width: PictureWidth; type: PictureType },
): string {
  return `${vendorId}/${pictureId}-${width}.${pictureEndings[type]}`;
}
