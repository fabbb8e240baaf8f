import { expect, test } from 'vitest';
import { findFreePosition } from './toast-position.ts';

const toast = { width: 370, height: 56 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a toast stays at its edge if no control is there', () => {
  expect(findFreePosition(toast, phone, 'top', [])).toMatchObject({ left: 10, top: 10 });
  expect(findFreePosition(toast, phone, 'bottom', [])).toMatchObject({ left: 10, top: 778 });
});

test('a toast moves past a bar with buttons, and beside a button on a wide screen', () => {
  expect(findFreePosition(toast, phone, 'top', [box(330, 6, 44, 44)]).top).toBe(50);
  const wide = { width: 1280, height: 800 };
  expect(findFreePosition(toast, wide, 'bottom', [box(24, 740, 100, 44)])).toMatchObject({
    left: 455,
    top: 734,
  });
});

test('without free space, a toast covers as little as possible, and prefers a scrolling control to a control in a bar', () => {
  const screen = { width: 390, height: 96 };
  const button = box(0, 0, 390, 40);
  const field = box(0, 40, 390, 56);
  expect(findFreePosition(toast, screen, 'top', [button, field]).top).toBe(10);
  expect(findFreePosition(toast, screen, 'top', [{ ...button, isInBar: true }, field]).top).toBe(
    26,
  );
});
