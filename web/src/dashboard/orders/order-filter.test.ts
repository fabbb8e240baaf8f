import { expect, it } from 'vitest';
import { readUrlState, writeUrlState } from '../../lib/url-state/use-url-state.ts';
import { listFilterOf, type OrderChoice, orderFields } from './order-filter.ts';

const read = (address: string) => readUrlState(orderFields, new URLSearchParams(address));
const write = (choice: OrderChoice) =>
  String(writeUrlState(orderFields, new URLSearchParams(), choice));
const list = (address: string) => listFilterOf(read(address));

it.each([
  '',
  'status=expired',
  'page=3',
  'status=ready&search=98123&page=2',
  'payment=unpaid&date=2026-11-26',
  'archived=true',
  'archived=true&after=one&after=two',
])('keeps the address %j', (address) => {
  expect(write(read(address))).toBe(address);
});

it.each([
  'payment=gold',
  'date=2026-02-30',
  'status=eaten',
  'page=0',
  'page=-2',
  'page=many',
  'search=+',
])('ignores the address %j', (address) => {
  expect(write(read(address))).toBe('');
});

it('drops the first archive pages before the address grows too long', () => {
  const after = Array.from({ length: 30 }, (_, index) => `c${index}`);
  expect(read(write({ ...read('archived=true'), after })).after).toEqual(after.slice(-20));
});

it('hides expired orders under All, and shows them under their own status', () => {
  expect(list('')).toMatchObject({ limit: 50, offset: 0 });
  expect(list('').status?.split(',')).not.toContain('expired');
  expect(list('status=expired')).toMatchObject({ status: 'expired', limit: 50, offset: 0 });
});

it('lists 50 orders a page', () => {
  const page = { search: 'asha', sort: 'best', limit: 50, offset: 100 };
  expect(list('page=3&search=asha')).toMatchObject(page);
});

it('pages the archive by cursor', () => {
  expect(list('archived=true')).toMatchObject({ archived: 'true', cursor: undefined });
  expect(list('archived=true&after=a&after=b')).toMatchObject({ archived: 'true', cursor: 'b' });
});

it('lists a day outside the archive too, with numbered pages', () => {
  const day = list('archived=true&date=2026-11-26&payment=upi');
  expect(day).toMatchObject({ date: '2026-11-26', payment: 'upi', offset: 0 });
  expect(day.archived).toBeUndefined();
});
