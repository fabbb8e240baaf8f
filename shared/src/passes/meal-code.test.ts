import { expect, it } from 'vitest';
import { codeStep, formatCode, isMealCode, mealCode, parseCode } from './meal-code.ts';

const now = new Date('2026-11-27T07:00:10Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const always = (key: string) => async () => key;

it('accepts a code for one step before and after', async () => {
  const code = await mealCode('a-key', codeStep(now));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await isMealCode(code, always('a-key'), later(-40))).toBe(true);
  expect(await isMealCode(code, always('a-key'), later(40))).toBe(true);
  expect(await isMealCode(code, always('a-key'), later(60))).toBe(false);
  expect(await isMealCode(code, always('another-key'), now)).toBe(false);
});

it('checks the last code of a day with the key of that day', async () => {
  const keyOf = async (date: string) => `key of ${date}`;
  const beforeMidnight = new Date('2026-11-27T18:29:50Z');
  const code = await mealCode('key of 2026-11-27', codeStep(beforeMidnight));
  expect(await isMealCode(code, keyOf, new Date('2026-11-27T18:30:10Z'))).toBe(true);
  const firstOfDay = await mealCode(
    'key of 2026-11-28',
    codeStep(new Date('2026-11-27T18:30:10Z')),
  );
  expect(await isMealCode(firstOfDay, keyOf, beforeMidnight)).toBe(true);
  expect(await isMealCode(firstOfDay, always('key of 2026-11-27'), beforeMidnight)).toBe(false);
});

it('reads only texts that it wrote', () => {
  const code = { kind: 'PASS', suffix: 'ABCDEFGH12', code: '12345678' } as const;
  expect(parseCode(formatCode(code))).toEqual(code);
  expect(parseCode(' card-abcdefgh12-12345678\n')).toEqual({ ...code, kind: 'CARD' });
  expect(parseCode('https://example.com')).toBeUndefined();
  expect(parseCode('PASS-ABCDEFGH12-1234567I')).toBeUndefined();
  expect(parseCode('')).toBeUndefined();
});
