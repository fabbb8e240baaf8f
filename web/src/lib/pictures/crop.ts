/** Which square of a photo is shown: its centre as a part of the photo's width and height, and how near it is. */
export interface Crop {
  x: number;
  y: number;
  /** 1: the largest square. */
  zoom: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const nearestZoom = 4;

interface Size {
  width: number;
  height: number;
}

/** The square in pixels of the photo. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** How far the centre may be from the edges, on both sides: as parts of the photo. */
export function roomOf({ width, height }: Size, zoom: number) {
  const half = Math.min(width, height) / zoom / 2;
  return { x: half / width, y: half / height };
}

/** The nearest one that stays within the photo. */
export function within(size: Size, { x, y, zoom }: Crop): Crop {
  const near = clamp(zoom, 1, nearestZoom);
  const room = roomOf(size, near);
  return { x: clamp(x, room.x, 1 - room.x), y: clamp(y, room.y, 1 - room.y), zoom: near };
}

/** The photo was dragged by parts of the square: what is shown moves the other way. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  return within(size, {
    ...crop,
    x: crop.x - (by.x * side) / size.width,
    y: crop.y - (by.y * side) / size.height,
  });
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), Math.max(lowest, highest));
}
