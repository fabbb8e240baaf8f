import { describe, expect, it } from 'vitest';
import { derivedSubdomain, typedSubdomain } from './typed-subdomain.ts';

it.each([
  ['Anna-Purna 7', 'anna-purna7'],
  ['मेस é!_.', ''],
])('a field keeps of %j only what a subdomain may hold', (typed, kept) => {
  expect(typedSubdomain(typed)).toBe(kept);
});

describe('a name suggests', () => {
  it.each([
    ['Teen Katori Mess', 'teen-katori-mess'],
    ["  Amma's   Kitchen #1 ", 'ammas-kitchen-1'],
    ['The Very Long Named Canteen', 'the-very-long-named'],
    ['North-East', 'northeast'],
    ['!!!', ''],
  ])('%j: %j', (name, subdomain) => {
    expect(derivedSubdomain(name)).toBe(subdomain);
  });
});
