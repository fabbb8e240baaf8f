import { expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeLists([...base], [...mine], [...theirs]).join('');

it.each([
  ['nobody changed it', 'ab', 'ab', 'ab', 'ab'],
  ['only a colleague changed it', 'ab', 'ab', 'cb', 'cb'],
  ['only this form changed it', 'ab', 'bc', 'ab', 'bc'],
  ['both added', 'ab', 'abc', 'abd', 'abdc'],
  ['both added the same', 'ab', 'abc', 'abc', 'abc'],
  ['this form removed an entry, a colleague added an entry', 'ab', 'a', 'abc', 'ac'],
  ['a colleague removed an entry, this form added an entry', 'ab', 'abc', 'a', 'ac'],
  ['a colleague changed the order', 'ab', 'abc', 'ba', 'bac'],
  ['this form changed the order', 'abc', 'cab', 'abcd', 'cabd'],
  ['both removed all entries', 'ab', '', '', ''],
])('%s', (_, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toBe(merged);
});
