import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('a choice on a page leads to no other page', () => {
  expect(pageOf('/vendor/wallet', 'view=settlements&page=2')).toBe(pageOf('/vendor/wallet', ''));
});

test('papers are pages of their own', () => {
  const pages = ['', 'statement=2026-10', 'statement=2026-11', 'receipt=2026-10'].map((search) =>
    pageOf('/vendor/wallet', search),
  );
  expect(new Set(pages).size).toBe(pages.length);
});
