import type { Storefront } from './find-subject.ts';
import { type Colour, png } from './png.ts';

/** Icons for phones whose home screen supports no SVG: iOS needs 180 pixels, Android 192 and 512. */
export const appPictures = {
  '/apple-touch-icon.png': 180,
  '/app-icon-192.png': 192,
  '/app-icon-512.png': 512,
} as const;

/** A thali from above in the mess's colour. The picture has no letters, because letters need a font. */
export function appPicture(storefront: Storefront, side: number): Buffer {
  return thaliPicture(storefront, side, side);
}

/** The preview picture of a link to the mess. Messengers do not show SVG. */
export function linkPicture(storefront: Storefront): Buffer {
  return thaliPicture(storefront, linkPictureSize.width, linkPictureSize.height);
}

export const linkPicturePath = '/link-preview.png';
export const linkPictureSize = { width: 1200, height: 630 };

/** Draws the thali in the centre, as large as the height allows. */
function thaliPicture(storefront: Storefront, width: number, height: number): Buffer {
  const { accent, onAccent } = appColours(storefront);
  const [background, foreground] = [colourOf(accent), colourOf(onAccent)];
  const scale = 512 / height;
  const leftEdge = (width - height) / 2;
  return png(width, height, (x, y) => {
    const [squareX, squareY] = [(x - leftEdge + 0.5) * scale, (y + 0.5) * scale];
    // The picture ends at the rim.
    if (Math.abs(squareX - 256) > 190) return background;
    return mixed(
      background,
      foreground,
      Math.max(...rings.map((ring) => coverage(ring, squareX, squareY, scale))),
    );
  });
}

interface Ring {
  x: number;
  y: number;
  radius: number;
  /** Half the width of the stroke. If it equals the radius, the ring is a filled disc. */
  halfStroke: number;
}

/** The rim, three bowls and the rice, on a square of 512, within the safe area of every icon mask. */
const rings: readonly Ring[] = [
  { x: 256, y: 256, radius: 178, halfStroke: 8 },
  { x: 190, y: 202, radius: 44, halfStroke: 8 },
  { x: 322, y: 202, radius: 44, halfStroke: 8 },
  { x: 256, y: 138, radius: 26, halfStroke: 8 },
  { x: 256, y: 326, radius: 34, halfStroke: 34 },
];

/** The share of a pixel that a ring covers, 0 to 1, with an edge one pixel wide. */
function coverage(
  { x, y, radius, halfStroke }: Ring,
  atX: number,
  atY: number,
  pixelWidth: number,
): number {
  const distance = Math.abs(Math.hypot(atX - x, atY - y) - radius) - halfStroke;
  return Math.min(1, Math.max(0, 0.5 - distance / pixelWidth));
}

function mixed(background: Colour, foreground: Colour, share: number): Colour {
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [
    mix(background[0], foreground[0]),
    mix(background[1], foreground[1]),
    mix(background[2], foreground[2]),
  ];
}

/** Parses `#rrggbb`. */
function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Thali's own turmeric, for a mess without an accent. */
const thaliColours = { accent: '#f2a91c', onAccent: '#2b1a03' };

/** The background and foreground of a mess's icon. */
export function appColours({ accentPalette }: Storefront): { accent: string; onAccent: string } {
  return accentPalette?.light ?? thaliColours;
}
