interface PictureFile {
  width: number;
  height: number;
  /** The maximum size in the store. Rule: menu-21 */
  maxBytes: number;
}

/** The files of a picture, narrowest first. The stored address belongs to the second file. */
type PictureFiles = readonly [PictureFile, PictureFile, PictureFile];

/** Dishes, categories and logos are square. The cover of a mess is three times as wide as high. */
export const pictureFiles = {
  square: [
    { width: 320, height: 320, maxBytes: 40_000 },
    { width: 640, height: 640, maxBytes: 60_000 },
    { width: 1280, height: 1280, maxBytes: 240_000 },
  ],
  cover: [
    { width: 480, height: 160, maxBytes: 40_000 },
    { width: 960, height: 320, maxBytes: 80_000 },
    { width: 1600, height: 533, maxBytes: 200_000 },
  ],
} satisfies Record<string, PictureFiles>;

export type PictureShape = keyof typeof pictureFiles;
export const pictureShapes = Object.keys(pictureFiles) as [PictureShape, ...PictureShape[]];

/** The file endings of the formats that browsers encode. */
export const pictureEndings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type PictureType = keyof typeof pictureEndings;
export const pictureTypes = Object.keys(pictureEndings) as [PictureType, ...PictureType[]];

const vendorIdForm = '[0-9A-HJKMNP-TV-Z]{10}';
/** 16 random characters, and the colour that the site shows until the picture has loaded. */
const pictureIdForm = '[0-9A-HJKMNP-TV-Z]{16}-[0-9a-f]{6}';

export const pictureIdPattern = new RegExp(`^${pictureIdForm}$`);

/** The stored address of a picture in our store, by its shape. */
export const storedPicturePatterns: Record<PictureShape, RegExp> = {
  square: addressPattern('square'),
  cover: addressPattern('cover'),
};

function addressPattern(shape: PictureShape): RegExp {
  const { width } = pictureFiles[shape][1];
  return new RegExp(`^/pictures/${vendorIdForm}/${pictureIdForm}-${width}\\.(webp|jpg)$`);
}

/** The path in the store of a picture's file with one width. */
export function pictureFile(
  vendorId: string,
  pictureId: string,
  { width, type }: { width: number; type: PictureType },
): string {
  return `${vendorId}/${pictureId}-${width}.${pictureEndings[type]}`;
}
