import { describe, expect, it } from 'vitest';
import { derivedSubdomain, typedSubdomain } from './typed-subdomain.ts';

it.each([
  ['Anna-Purna 7', 'anna-purna7'],
  ['मेस é!_.', ''],
])('removes characters from %j that no subdomain may have', (typed, subdomain) => {
  expect(typedSubdomain(typed)).toBe(subdomain);
});

describe('the suggestion for a name', () => {
  it.each([
    ['Teen Katori Mess', 'teen-katori-mess'],
    ["  Amma's   Kitchen #1 ", 'ammas-kitchen-1'],
    ['The Very Long Named Canteen', 'the-very-long-named'],
    ['North-East', 'northeast'],
    ['!!!', ''],
  ])('turns %j into %j', (name, subdomain) => {
    expect(derivedSubdomain(name)).toBe(subdomain);
  });
});
