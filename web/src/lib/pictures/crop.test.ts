import { expect, test } from 'vitest';
import { dragged, frameOf, nearestZoom, wholeCrop, within } from './crop.ts';

const wide = { width: 4000, height: 3000 };
const whole = { top: 0, width: 3000, height: 3000 };

test('starts with the largest square in the middle', () => {
  expect(frameOf(wide, wholeCrop)).toEqual({ ...whole, left: 500 });
});

test('follows a drag to the edge of the photo and no further', () => {
  const right = dragged(wide, wholeCrop, { x: -0.1, y: 0.3 });
  expect(frameOf(wide, right)).toEqual({ ...whole, left: 800 });
  const edge = dragged(wide, wholeCrop, { x: 5, y: 5 });
  expect(frameOf(wide, edge)).toEqual({ ...whole, left: 0 });
});

test('zooms in, and stays within the photo when it zooms out', () => {
  const near = within(wide, { x: 0.9, y: 0.9, zoom: 2, ratio: 1 });
  const frame = frameOf(wide, near);
  expect([frame.left + frame.width, frame.top + frame.height]).toEqual([4000, 3000]);
  expect(frameOf(wide, within(wide, { ...near, zoom: 1 }))).toEqual({ ...whole, left: 1000 });
  expect(within(wide, { ...near, zoom: 99 }).zoom).toBe(nearestZoom);
});

test('a cover is as wide as a tall photo, and as high as a flat one', () => {
  const cover = { ...wholeCrop, ratio: 3 };
  const frame = { left: 0, top: 900, width: 3600, height: 1200 };
  expect(frameOf({ width: 3600, height: 3000 }, cover)).toEqual(frame);
  const low = { width: 3600, height: 600 };
  expect(frameOf(low, cover)).toEqual({ left: 900, top: 0, width: 1800, height: 600 });
  const down = dragged({ width: 3600, height: 3000 }, cover, { x: 1, y: -0.5 });
  expect(frameOf({ width: 3600, height: 3000 }, down)).toEqual({ ...frame, top: 1500 });
});
