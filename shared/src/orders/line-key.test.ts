import { expect, it } from 'vitest';
import { lineKey, portionKey } from './line-key.ts';

const half = { groupId: 'SIZE', choiceId: 'HA1F' };
const curd = { groupId: 'MORE', choiceId: 'CVRD' };
const gobi = { menuItemId: 'G0B1' };

it('is the dish id for a line without choices, as in older stored carts', () => {
  expect(lineKey(gobi)).toBe('G0B1');
  expect(lineKey({ ...gobi, choices: [], specialInstructions: null })).toBe('G0B1');
});

it('ignores the order of choices, and differs for different choices or notes', () => {
  const key = lineKey({ ...gobi, choices: [half, curd] });
  expect(lineKey({ ...gobi, choices: [curd, half] })).toBe(key);
  const otherLines = [
    gobi,
    { ...gobi, choices: [half] },
    { ...gobi, choices: [half, curd], specialInstructions: 'Less oil' },
    { ...gobi, specialInstructions: 'SIZE.HA1F' },
    { ...gobi, choices: [half], specialInstructions: 'MORE.CVRD' },
  ];
  expect(new Set([key, ...otherLines.map(lineKey)]).size).toBe(6);
});

it('ignores the note in the key of a portion', () => {
  const line = { ...gobi, choices: [half] };
  expect(portionKey({ ...line, specialInstructions: 'Less oil' })).toBe(portionKey(line));
});
