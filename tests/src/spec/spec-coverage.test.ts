import { expect, it } from 'vitest';
import { coverageDocument, witnessesIn } from './coverage-document.ts';
import { entries } from './entries.ts';
import { fieldPaths } from './see/field-paths.ts';
import { pageName } from './see/page-name.ts';
import { textFinder } from './see/text-finder.ts';
import { namesTest, saysInTest } from './test-source.ts';
import { keyOf } from './witness.ts';

const find = textFinder(['Menu', 'Order Placed!', 'Please log in again.', 'Sorry, {reason}']);

it.each([
  ['Menu', ['Menu']],
  ['  Menu\n', ['Menu']],
  ['Menu Items', []],
  ['Session expired Please log in again.', ['Please log in again.']],
  ['Sorry, We are closed.', ['Sorry, {reason}']],
  ['Sorry, ', []],
  ['', []],
])('in %j are %j', (piece, found) => {
  expect(find(piece)).toEqual(found);
});

it.each([
  ['localhost', '/menu/demo', 'main /menu/{subdomain}'],
  ['127.0.0.1', '/', 'main /'],
  ['demo.localhost', '/', 'mess /'],
  ['www.localhost', '/docs/', 'main /docs'],
  ['localhost', '/orders/X1', 'main /orders/{orderId}'],
])('%s%s is %s', (host, path, page) => {
  expect(pageName(host, path)).toBe(page);
});

it('names fields by the objects that they are in, and no ids', () => {
  const body = { order: { items: [{ id: 'A' }, { id: 'B' }] }, '0001': 1 };
  expect(fieldPaths(body)).toEqual(['order', 'order.items', 'order.items.id']);
});

const source = `
it('one', () => {
  expect(fee).toBe(1);
});

describe('rows', () => {
  it.each([[2, 'two']])('%i is %s', () => {});
});
`;

it('finds tests by their names, with gaps for data, and what they say', () => {
  expect(namesTest(source, 'one')).toBe(true);
  expect(namesTest(source, 'rows > 2 is two')).toBe(true);
  expect(namesTest(source, 'rows > three')).toBe(false);
  expect(saysInTest(source, 'one', 'toBe(1)')).toBe(true);
  expect(saysInTest(source, 'one', "'two'")).toBe(false);
  expect(saysInTest(source, '%i is %s', "[2, 'two']")).toBe(true);
});

it('reads back the witnesses that it has written, whatever is in a text', () => {
  const witnesses = new Map(
    entries.map((entry) => [
      keyOf(entry),
      { where: 'a | b, `c`', file: 'x.test.ts', test: 'one > a | b' },
    ]),
  );
  const document = coverageDocument(witnesses);
  expect(witnessesIn(document)).toEqual(witnesses);
  expect(document).toContain('## Not seen\n\nNothing.');
});

it('lists each thing once', () => {
  const keys = entries.map(keyOf);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
