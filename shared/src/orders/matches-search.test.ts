import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesSearch, searchRank } from './matches-search.ts';

const order = {
  id: 'DEM0VEND0R0123456789ABCDEF',
  customerName: 'Āsha Kulkarni-Patil',
  customerPhone: '+919876543210',
};

describe('matchesSearch', () => {
  it.each([
    ['7', 'table 7', true],
    ['7', ' TABLE ', true],
    ['7', '7', true],
    ['17', 'table 1', false],
    ['Garden 1', 'garden', true],
    ['Garden 1', 'garden 1', true],
    ['Garden 1', 'gard', false],
    [undefined, 'table 7', false],
  ])('finds an order at table %s by %s: %s', (table, search, isFound) => {
    const tableOrder = { id: 'DEM', customerName: 'Ravi', customerPhone: '+910', table };
    expect(matchesSearch(tableOrder, search)).toBe(isFound);
  });

  it.each([
    ['42', true],
    ['#42', true],
    [' Token 42 ', true],
    ['#४२', true],
    ['4', false],
    ['421', false],
    ['token', false],
  ])('finds a token only by its complete number: %j', (search, isFound) => {
    const tokenOrder = { id: 'DEM0VEND0R'.padEnd(26, 'A'), customerName: 'Asha', token: 42 };
    expect(matchesSearch({ ...tokenOrder, customerPhone: '+919999999999' }, search)).toBe(isFound);
  });

  it.each([
    ['K2-17', true],
    [' #k2-17', true],
    ['Order K2-17', true],
    ['K2–17', true],
    ['K2-1', false],
    ['K2-171', false],
    ['K2', false],
    ['2-17', false],
  ])('finds an offline sale only by its complete number: %j', (search, isFound) => {
    const sale = { id: 'DEM0VEND0R'.padEnd(26, 'A'), customerName: '', customerPhone: '' };
    expect(matchesSearch({ ...sale, offline: { number: 'K2-17' } }, search)).toBe(isFound);
    expect(matchesSearch(sale, search)).toBe(false);
  });

  it.each([
    ['the whole name', 'Āsha Kulkarni-Patil'],
    ['a part in another case', 'kULKAR'],
    ['blanks around it', '  patil '],
    ['an accent as a separate character', 'A\u0304sha'],
    ['a part of the phone', '98765'],
    ['an invisible mark in the name', '\u202apa\u00adtil'],
    ['the phone in groups', '98765 43210'],
    ['the dial code', '+91 98765'],
    ['the phone with dashes', '+91-98765-43210'],
    ['a part with a dash', '98765-43'],
    ['the 0 of domestic calls', '098765 43210'],
    ['the phone in Devanagari digits', '९८७६५ ४३२१०'],
    ['the last six characters of the id', 'ABCDEF'],
    ['the last eight characters in lower case', '89abcdef'],
    ['an id with a # sign', '#ABCDEF'],
  ])('finds %s', (_what, search) => {
    expect(matchesSearch(order, search)).toBe(true);
  });

  it('finds every order by a blank search', () => {
    expect(matchesSearch(order, ' ')).toBe(true);
  });

  it.each([
    ['another name', 'Ravi'],
    ['another phone', '98765 43211'],
    ['digits among letters', 'a98765'],
    ['only signs', '+-'],
    ['a regular expression', '.*'],
  ])('does not find %s', (_what, search) => {
    expect(matchesSearch(order, search)).toBe(false);
  });

  it('finds every part of name, id and national phone', () => {
    const texts = [order.customerName, order.id, order.customerPhone.slice(3)];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), (text, from, length) => {
        const begin = from % text.length;
        const part = text.slice(begin, begin + 1 + (length % text.length));
        expect(matchesSearch(order, part)).toBe(true);
        expect(matchesSearch(order, part.toUpperCase())).toBe(true);
      }),
    );
  });
});

describe('searchRank', () => {
  const now = new Date('2026-11-26T08:00:00.000Z');

  it.each([
    ['Riya Shah', 'riya', 1],
    ['Asha Riya-Patil', 'riya', 1],
    ['Asha (Riya)', 'riya', 1],
    ['Priya Shah', 'riya', 2],
    ['Priya Riya', 'riya', 1],
    ['\u092a\u094d\u0930\u093f\u092f\u093e', '\u0930\u093f', 2],
    ['Priya Shah', '98765', 1],
    ['Priya Shah', 'token 7', 0],
  ])('ranks %s for the search %j as %i', (customerName, search, rank) => {
    const named = { ...order, customerName, token: 7, createdAt: now.toISOString() };
    expect(searchRank(named, search, now)).toBe(rank);
  });
});
