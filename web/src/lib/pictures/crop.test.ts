import { expect, test } from 'vitest';
import { clampCrop, frameOf, maxZoom, moveCrop, wholeCrop } from './crop.ts';

const wide = { width: 4000, height: 3000 };
const whole = { top: 0, width: 3000, height: 3000 };

test('starts with the largest square in the middle', () => {
  expect(frameOf(wide, wholeCrop)).toEqual({ ...whole, left: 500 });
});

test('follows a drag up to the edge of the photo', () => {
  const right = moveCrop(wide, wholeCrop, { x: -0.1, y: 0.3 });
  expect(frameOf(wide, right)).toEqual({ ...whole, left: 800 });
  const edge = moveCrop(wide, wholeCrop, { x: 5, y: 5 });
  expect(frameOf(wide, edge)).toEqual({ ...whole, left: 0 });
});

test('stays within the photo while zooming in and out', () => {
  const near = clampCrop(wide, { x: 0.9, y: 0.9, zoom: 2, ratio: 1 });
  const frame = frameOf(wide, near);
  expect([frame.left + frame.width, frame.top + frame.height]).toEqual([4000, 3000]);
  expect(frameOf(wide, clampCrop(wide, { ...near, zoom: 1 }))).toEqual({ ...whole, left: 1000 });
  expect(clampCrop(wide, { ...near, zoom: 99 }).zoom).toBe(maxZoom);
});

test('a cover uses the full width of a tall photo, or the full height of a flat photo', () => {
  const cover = { ...wholeCrop, ratio: 3 };
  const frame = { left: 0, top: 900, width: 3600, height: 1200 };
  expect(frameOf({ width: 3600, height: 3000 }, cover)).toEqual(frame);
  const low = { width: 3600, height: 600 };
  expect(frameOf(low, cover)).toEqual({ left: 900, top: 0, width: 1800, height: 600 });
  const down = moveCrop({ width: 3600, height: 3000 }, cover, { x: 1, y: -0.5 });
  expect(frameOf({ width: 3600, height: 3000 }, down)).toEqual({ ...frame, top: 1500 });
});
