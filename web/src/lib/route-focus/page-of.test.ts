import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('a filter does not make another page', () => {
  expect(pageOf('/vendor/wallet', 'view=settlements&page=2')).toBe(pageOf('/vendor/wallet', ''));
});

test('each printed page is a separate page', () => {
  const pages = ['', 'statement=2026-10', 'statement=2026-11', 'receipt=2026-10'].map((search) =>
    pageOf('/vendor/wallet', search),
  );
  expect(new Set(pages).size).toBe(pages.length);
});
