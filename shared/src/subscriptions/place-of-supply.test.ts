import { expect, it } from 'vitest';
import { placeOfSupply, stateCodeOf } from './place-of-supply.ts';

it.each([
  ['4 Tilak Road, Pune, Maharashtra', '27'],
  ['4 Tilak Road, Pune 411030, MAHARASHTRA', '27'],
  ['80 Feet Road, Bengaluru, Karnataka 560095', '29'],
  ['80 Feet Road, Bengaluru, Karnataka - 560 095, India.', '29'],
  ['Connaught Place, New Delhi 110001', '07'],
  ['Lal Chowk, Srinagar, Jammu & Kashmir', '01'],
  ['Barasat, West Bengal', '19'],
  ['Delhi Road, Pune, Maharashtra', '27'],
  ['Punjab Dhaba, 4 Tilak Road, Pune', undefined],
  ['4 Tilak Road, Pune 411030', undefined],
  ['Margoa', undefined],
  ['', undefined],
])('finds the state of %j: %s', (address, code) => {
  expect(stateCodeOf(address)).toBe(code);
});

const seller = '27AAAAA0000A1Z5';

it.each([
  [{ gstin: '29AAGCB7383J1Z4', address: 'Pune, Maharashtra' }, 'Karnataka (29)', true],
  [{ gstin: '27AAPFU0939F1ZV', address: 'Bengaluru, Karnataka' }, 'Maharashtra (27)', false],
  [{ address: 'Bengaluru, Karnataka' }, 'Karnataka (29)', true],
  [{ address: 'Pune, Maharashtra' }, 'Maharashtra (27)', false],
  [{ address: '4 Tilak Road' }, 'Maharashtra (27)', false],
  [{ gstin: '97AAAAA0000A1Z5', address: '' }, '97', true],
])('supplies %j in %s', (buyer, name, isInterState) => {
  expect(placeOfSupply(seller, buyer)).toEqual({ name, isInterState });
});
