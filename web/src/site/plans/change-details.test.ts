import { expect, it } from 'vitest';
import { changeDetails } from './change-details.ts';
import { emptyDetails } from './check-details.ts';

it('derives the subdomain from the name, until one is typed, and again once that is gone', () => {
  const named = changeDetails(emptyDetails, { messName: 'Teen Katori' });
  expect(named.subdomain).toBe('teen-katori');
  const renamed = changeDetails(named, { messName: 'Teen Katori Mess' });
  expect(renamed.subdomain).toBe('teen-katori-mess');
  const own = changeDetails(renamed, { subdomain: 'Katori 3!' });
  expect(own.subdomain).toBe('katori3');
  expect(changeDetails(own, { messName: 'Char Katori' }).subdomain).toBe('katori3');
  const emptied = changeDetails(changeDetails(own, { messName: '' }), { subdomain: '' });
  expect(changeDetails(emptied, { messName: 'Char Katori' }).subdomain).toBe('char-katori');
});
