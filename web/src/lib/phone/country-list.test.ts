import { phoneCountries } from '@thali/shared/phone/phone-countries';
import { expect, it } from 'vitest';
import { findCountries } from './country-list.tsx';

const names = (search: string) => findCountries(phoneCountries, search).map(({ name }) => name);

it('returns all countries for an empty search', () => {
  expect(names(' ')).toHaveLength(33);
  expect(names('')[0]).toBe('India');
});

it.each([
  ['ind', ['India', 'Indonesia']],
  ['NEPAL', ['Nepal']],
  ['africa', ['South Africa']],
  ['united a', ['United Arab Emirates']],
  ['uk', ['United Kingdom']],
  ['uae', ['United Arab Emirates']],
  ['usa', ['United States']],
  ['sri lanka', ['Sri Lanka']],
  ['de', ['Germany']],
  ['+977', ['Nepal']],
  ['91', ['India']],
  ['1', ['Canada', 'United States']],
  ['atlantis', []],
  ['.*', []],
])('%s finds %j', (search, matches) => {
  expect(names(search)).toEqual(matches);
});

it('sorts names that start with the text before names that contain it', () => {
  expect(names('s').slice(0, 2)).toEqual(['Saudi Arabia', 'Singapore']);
  expect(names('s').at(-1)).toBe('United States');
});
