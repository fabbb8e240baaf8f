import { expect, it } from 'vitest';
import { SettingsChange } from './vendor-settings.ts';

it('replaces an unpaired surrogate in settings sent as a JSON string', () => {
  const holidays = String.raw`[{"date":"2030-01-26","note":"a\ud800b"}]`;
  expect(SettingsChange.parse(`{"holidays":${holidays}}`)).toEqual({
    holidays: [{ date: '2030-01-26', note: 'a\ufffdb' }],
  });
});

it.each([
  [Object.fromEntries(Array.from({ length: 10_000 }, (_, day) => [`Day ${day}`, {}]))],
  [[]],
  ['Monday'],
])('refuses hours that are not by weekday with one message: case %#', (businessHours) => {
  const { error } = SettingsChange.safeParse({ businessHours });
  expect(error?.issues).toMatchObject([
    { path: ['businessHours'], message: 'Give the hours by weekday, Sunday to Saturday' },
  ]);
});
