import { expect, it } from 'vitest';
import { estimatedRupees, shortNumber, shortRupees, spokenRupees } from './short-number.ts';

it.each([
  [0, '0'],
  [-0.04, '0'],
  [12.34, '12.3'],
  [999, '999'],
  [999.94, '999.9'],
  [999.95, '1K'],
  [1000, '1K'],
  [1250, '1.3K'],
  [-1250, '-1.2K'],
  [99_949, '99.9K'],
  [99_950, '1L'],
  [100_000, '1L'],
  [3_45_000, '3.5L'],
  [99_94_999, '99.9L'],
  [99_95_000, '1Cr'],
  [1_00_00_000, '1Cr'],
  [12_34_00_00_000, '1,234Cr'],
])('shortens %d to %s', (value, text) => {
  expect(shortNumber(value)).toBe(text);
});

it.each([
  [950.5, '₹950.5'],
  [1_20_000, '₹1.2L'],
  [-1500, '-₹1.5K'],
])('shortens %d rupees to %s', (rupees, text) => {
  expect(shortRupees(rupees)).toBe(text);
});

it.each([
  [0, '₹0'],
  [1234.5, '₹1,235'],
  [99_999.4, '₹99,999'],
  [1_00_000, '₹1 lakh'],
  [1_24_300, '₹1.24 lakh'],
  [99_99_600, '₹1 crore'],
  [3_10_00_000, '₹3.1 crore'],
  [-1_50_000, '-₹1.5 lakh'],
])('writes %d rupees in a sentence as %s', (rupees, text) => {
  expect(spokenRupees(rupees)).toBe(text);
});

it.each([
  [0, '₹0'],
  [4, '₹0'],
  [983.4, '₹980'],
  [6_643, '₹6,640'],
  [20_123, '₹20,100'],
  [51_184, '₹51,200'],
  [99_960, '₹1 lakh'],
  [1_23_456, '₹1.23 lakh'],
  [12_34_56_789, '₹12.3 crore'],
])('rounds an estimate of %d rupees to %s', (rupees, text) => {
  expect(estimatedRupees(rupees)).toBe(text);
});
