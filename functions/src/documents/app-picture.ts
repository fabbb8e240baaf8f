import type { Storefront } from './find-subject.ts';
import { type Colour, png } from './png.ts';

/** Phones that take no SVG for a home screen: iOS wants 180 pixels, Android 192 and 512. */
export const appPictures = {
  '/apple-touch-icon.png': 180,
  '/app-icon-192.png': 192,
  '/app-icon-512.png': 512,
} as const;

/** A thali from above in the mess's colour. Letters would need a font: the phone writes the name below. */
export function appPicture(storefront: Storefront, side: number): Buffer {
  return thaliPicture(storefront, side, side);
}

/** What messengers show beside a link to the mess, whose name is below: they take no SVG. */
export function linkPicture(storefront: Storefront): Buffer {
  return thaliPicture(storefront, linkPictureSize.width, linkPictureSize.height);
}

export const linkPicturePath = '/link-preview.png';
export const linkPictureSize = { width: 1200, height: 630 };

/** In the middle, as large as the height allows. */
function thaliPicture(storefront: Storefront, width: number, height: number): Buffer {
  const { accent, onAccent } = appColours(storefront);
  const [ground, ink] = [colourOf(accent), colourOf(onAccent)];
  const scale = 512 / height;
  const left = (width - height) / 2;
  return png(width, height, (x, y) => {
    const [atX, atY] = [(x - left + 0.5) * scale, (y + 0.5) * scale];
    // Beside the rim there is nothing to reckon.
    if (Math.abs(atX - 256) > 190) return ground;
    return mixed(ground, ink, Math.max(...rings.map((ring) => cover(ring, atX, atY, scale))));
  });
}

interface Ring {
  x: number;
  y: number;
  radius: number;
  /** Of its stroke, to both sides of the radius; a disc where it reaches the middle. */
  half: number;
}

/** On a square of 512, within what any mask leaves of it: the rim, three bowls, the rice. */
const rings: readonly Ring[] = [
  { x: 256, y: 256, radius: 178, half: 8 },
  { x: 190, y: 202, radius: 44, half: 8 },
  { x: 322, y: 202, radius: 44, half: 8 },
  { x: 256, y: 138, radius: 26, half: 8 },
  { x: 256, y: 326, radius: 34, half: 34 },
];

/** How much of a pixel a ring covers, 0 to 1: soft over the width of one pixel. */
function cover({ x, y, radius, half }: Ring, atX: number, atY: number, pixel: number): number {
  const distance = Math.abs(Math.hypot(atX - x, atY - y) - radius) - half;
  return Math.min(1, Math.max(0, 0.5 - distance / pixel));
}

function mixed(ground: Colour, ink: Colour, share: number): Colour {
  const mix = (one: number, other: number) => Math.round(one + (other - one) * share);
  return [mix(ground[0], ink[0]), mix(ground[1], ink[1]), mix(ground[2], ink[2])];
}

/** Of `#rrggbb`. */
function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Thali's own turmeric, for a mess without an accent. */
const plain = { accent: '#f2a91c', onAccent: '#2b1a03' };

/** Of a mess's mark on a phone: its ground, and what is drawn on it. */
export function appColours({ accentPalette }: Storefront): { accent: string; onAccent: string } {
  return accentPalette?.light ?? plain;
}
