/** The visible part of a photo: its centre as a share of width and height, and its zoom. */
export interface Crop {
  x: number;
  y: number;
  /** At zoom 1 the visible part is as large as possible. */
  zoom: number;
  /** Width divided by height. */
  ratio: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1, ratio: 1 };
export const maxZoom = 4;

interface Size {
  width: number;
  height: number;
}

/** A rectangle in pixels of the photo. */
export interface Frame extends Size {
  left: number;
  top: number;
}

export function frameOf(photo: Size, { x, y, zoom, ratio }: Crop): Frame {
  const { width, height } = sizeOf(photo, { zoom, ratio });
  return { left: x * photo.width - width / 2, top: y * photo.height - height / 2, width, height };
}

/** The smallest position of the centre, as shares of the photo. The largest is 1 minus the smallest. */
export function minCentre(photo: Size, crop: Pick<Crop, 'zoom' | 'ratio'>) {
  const { width, height } = sizeOf(photo, crop);
  return { x: width / 2 / photo.width, y: height / 2 / photo.height };
}

/** Limits the zoom, and moves the visible part fully into the photo. */
export function clampCrop(photo: Size, { x, y, zoom, ratio }: Crop): Crop {
  const limitedCrop = { zoom: clamp(zoom, 1, maxZoom), ratio };
  const lowestCentre = minCentre(photo, limitedCrop);
  return {
    x: clamp(x, lowestCentre.x, 1 - lowestCentre.x),
    y: clamp(y, lowestCentre.y, 1 - lowestCentre.y),
    ...limitedCrop,
  };
}

/** Moves the visible part opposite to a drag. @param drag  the drag, as shares of the visible part */
export function moveCrop(photo: Size, crop: Crop, drag: { x: number; y: number }): Crop {
  const { width, height } = sizeOf(photo, crop);
  return clampCrop(photo, {
    ...crop,
    x: crop.x - (drag.x * width) / photo.width,
    y: crop.y - (drag.y * height) / photo.height,
  });
}

function sizeOf({ width, height }: Size, { zoom, ratio }: Pick<Crop, 'zoom' | 'ratio'>): Size {
  const widest = Math.min(width, height * ratio) / zoom;
  return { width: widest, height: widest / ratio };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), Math.max(lowest, highest));
}
