import { expect, it } from 'vitest';
import { SettingsChange } from './vendor-settings.ts';

it('half a surrogate pair is no text, also inside JSON that is a string', () => {
  const holidays = String.raw`[{"date":"2030-01-26","note":"a\ud800b"}]`;
  expect(SettingsChange.parse(`{"holidays":${holidays}}`)).toEqual({
    holidays: [{ date: '2030-01-26', note: 'a\ufffdb' }],
  });
});

it.each([
  [Object.fromEntries(Array.from({ length: 10_000 }, (_, day) => [`Day ${day}`, {}]))],
  [[]],
  ['Monday'],
])('hours that are not by weekday are refused in one sentence: case %#', (businessHours) => {
  const { error } = SettingsChange.safeParse({ businessHours });
  expect(error?.issues).toMatchObject([
    { path: ['businessHours'], message: 'Give the hours by weekday, Sunday to Saturday' },
  ]);
});
