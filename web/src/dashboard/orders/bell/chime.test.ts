import { expect, it } from 'vitest';
import { drawChime, roundSeconds } from './chime.ts';

const rate = 8000;
const samples = drawChime(rate);

function loudest(from: number, to: number): number {
  return Math.max(...samples.slice(from * rate, to * rate).map(Math.abs));
}

it('begins without a click and never overdrives', () => {
  expect(samples).toHaveLength(roundSeconds * rate);
  expect(samples[0]).toBe(0);
  expect(loudest(0, roundSeconds)).toBeLessThan(1);
});

it('calls loudly, then leaves the kitchen a pause', () => {
  expect(loudest(0, 1.2)).toBeGreaterThan(0.4);
  expect(loudest(2.5, roundSeconds)).toBeLessThan(0.02);
});
