import { expect, test } from 'vitest';
import { dragged, nearestZoom, squareOf, wholeCrop, within } from './crop.ts';

const wide = { width: 4000, height: 3000 };

test('begins with the largest square, in the middle', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 500, top: 0, side: 3000 });
});

test('follows a drag to the edge of the photo and no further', () => {
  const right = dragged(wide, wholeCrop, { x: -0.1, y: 0.3 });
  expect(squareOf(wide, right)).toEqual({ left: 800, top: 0, side: 3000 });
  const edge = dragged(wide, wholeCrop, { x: 5, y: 5 });
  expect(squareOf(wide, edge)).toEqual({ left: 0, top: 0, side: 3000 });
});

test('comes nearer, and stays within when it goes back', () => {
  const near = within(wide, { x: 0.9, y: 0.9, zoom: 2 });
  const square = squareOf(wide, near);
  expect([square.left + square.side, square.top + square.side]).toEqual([4000, 3000]);
  expect(squareOf(wide, within(wide, { ...near, zoom: 1 }))).toEqual({
    left: 1000,
    top: 0,
    side: 3000,
  });
  expect(within(wide, { ...near, zoom: 99 }).zoom).toBe(nearestZoom);
});
