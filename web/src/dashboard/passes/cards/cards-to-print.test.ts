import { expect, it } from 'vitest';
import { sheetsOfCards } from './cards-to-print.ts';

const today = '2026-11-27';
type Passes = Parameters<typeof sheetsOfCards>[0];
const pass = (name: string, changes: object = {}) =>
  ({
    ...{ id: name, name, phone: '', roll: '', until: today, card: `CARD-${name}` },
    ...changes,
  }) as unknown as Passes[number];
const namesOf = (passes: Passes, choice: object = {}) =>
  sheetsOfCards(passes, { isWithoutPhone: false, search: '', today, ...choice }).map((sheet) =>
    sheet.map(({ name }) => name),
  );

it('prints passes that have not ended, by name, ten on a sheet', () => {
  const passes = [
    pass('Bina'),
    pass('Asha'),
    pass('Old', { until: '2026-11-26' }),
    pass('Cardless', { card: undefined }),
  ];
  expect(namesOf(passes)).toEqual([['Asha', 'Bina']]);
  const many = Array.from({ length: 11 }, (_, index) => pass(`M${String(index).padStart(2, '0')}`));
  expect(namesOf(many).map(({ length }) => length)).toEqual([10, 1]);
  expect(namesOf([])).toEqual([]);
});

it('prints only members without a phone, or one member', () => {
  const passes = [pass('Asha', { phone: '+919845012345', roll: '21CS07' }), pass('Bina')];
  expect(namesOf(passes, { isWithoutPhone: true })).toEqual([['Bina']]);
  expect(namesOf(passes, { search: '21cs' })).toEqual([['Asha']]);
});
