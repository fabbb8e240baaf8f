import { expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';

const merge = (before: string, mine: string, now: string) =>
  mergeLists([...before], [...mine], [...now]).join('');

it.each([
  ['nobody changed it', 'ab', 'ab', 'ab', 'ab'],
  ['only a colleague did', 'ab', 'ab', 'cb', 'cb'],
  ['only this form did', 'ab', 'bc', 'ab', 'bc'],
  ['both added', 'ab', 'abc', 'abd', 'abdc'],
  ['both added the same', 'ab', 'abc', 'abc', 'abc'],
  ['one took away, one added', 'ab', 'a', 'abc', 'ac'],
  ['a colleague took away, this form added', 'ab', 'abc', 'a', 'ac'],
  ['a colleague put it in order', 'ab', 'abc', 'ba', 'bac'],
  ['this form put it in order', 'abc', 'cab', 'abcd', 'cabd'],
  ['both took all away', 'ab', '', '', ''],
])('%s', (_, before, mine, now, merged) => {
  expect(merge(before, mine, now)).toBe(merged);
});
