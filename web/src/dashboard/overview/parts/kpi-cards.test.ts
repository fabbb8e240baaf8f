import { expect, it } from 'vitest';
import { completionSuggestion, menuSuggestion } from './kpi-cards.tsx';

it.each([
  ['79.9', 10, 'Focus on completing orders'],
  ['80.0', 10, undefined],
  ['80.1', 10, 'Good: keep it up'],
  ['0.0', 1, 'Focus on completing orders'],
  ['0.0', 0, undefined],
])('suggests for %s percent of %d orders completed: %s', (rate, orders, suggestion) => {
  expect(completionSuggestion(rate, orders)).toBe(suggestion);
});

it.each([
  [0, 'Add items to your menu'],
  [4, 'Add items to your menu'],
  [5, undefined],
])('suggests for %d items: %s', (items, suggestion) => {
  expect(menuSuggestion(items)).toBe(suggestion);
});
