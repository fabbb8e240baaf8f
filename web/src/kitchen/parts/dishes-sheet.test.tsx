import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DishToday } from './dishes-sheet.tsx';

const dish = {
  ...{ id: 'D1', categoryId: 'C1', name: 'Roti' },
  ...{ isVegetarian: true, isAvailable: true, soldOutToday: false, quantity: null },
};
const noop = () => undefined;

it.each([
  [false, 'Available'],
  [true, 'Sold out'],
])('labels the button with its text (sold out: %s)', (soldOutToday, text) => {
  const markup = renderToStaticMarkup(
    <DishToday item={{ ...dish, soldOutToday }} onChange={noop} />,
  );
  expect(markup).toMatch(
    new RegExp(`<button[^>]* aria-label="${text}: Roti"[^>]*>${text}</button>`),
  );
  expect(markup).not.toContain('aria-pressed');
});
