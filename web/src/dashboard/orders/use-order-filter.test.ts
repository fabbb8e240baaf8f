import { describe, expect, it } from 'vitest';
import { listFilterOf, readChoice, writeChoice } from './use-order-filter.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));
const list = (query: string) => listFilterOf(read(query));

describe("what the address says of the orders' list", () => {
  it.each([
    '',
    'status=expired',
    'page=3',
    'status=ready&search=98123&page=2',
    'archived=true',
    'archived=true&after=one&after=two',
  ])('%s is kept word for word', (query) => {
    expect(writeChoice(read(query)).toString()).toBe(query);
  });

  it.each(['status=eaten', 'page=0', 'page=-2', 'page=many', 'search=+', 'other=1'])(
    '%s is nothing',
    (query) => {
      expect(writeChoice(read(query)).toString()).toBe('');
    },
  );

  it('forgets the first steps into the archive before the address grows too long', () => {
    const archive = Array.from({ length: 30 }, (_, index) => `c${index}`);
    expect(read(writeChoice({ ...read(''), archive }).toString()).archive).toEqual(
      archive.slice(-20),
    );
  });
});

describe('what is asked for', () => {
  it('leaves expired orders out under All, and shows them under their own filter', () => {
    expect(list('')).toEqual({ status: 'unexpired', limit: 50, offset: 0 });
    expect(list('status=expired')).toEqual({ status: 'expired', limit: 50, offset: 0 });
  });

  it('is 50 a page', () => {
    expect(list('page=3&search=asha')).toMatchObject({ search: 'asha', limit: 50, offset: 100 });
  });

  it('goes by cursor in the archive', () => {
    expect(list('archived=true')).toMatchObject({ archivedAfter: '', offset: 0 });
    expect(list('archived=true&after=a&after=b')).toMatchObject({ archivedAfter: 'b' });
  });
});
