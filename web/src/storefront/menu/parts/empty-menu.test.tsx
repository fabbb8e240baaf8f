import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type MenuFilters, noFilters } from '../filter-menu.ts';
import EmptyMenu from './empty-menu.tsx';

const noop = () => undefined;
const markupOf = (part: Partial<MenuFilters>) =>
  renderToStaticMarkup(<EmptyMenu filters={{ ...noFilters, ...part }} onChange={noop} />);

it.each([{ categoryId: 'C1' }, { diet: 'veg' }, { mealTime: 'lunch' }, { tags: ['egg'] }] as const)(
  'says that the search covered only a part of the menu: %o',
  (part) => {
    const searchMarkup = markupOf({ search: 'lassi', ...part });
    expect(searchMarkup).toContain('Nothing in this selection matches “lassi”.');
    expect(searchMarkup).toContain('Search the whole menu');
    expect(markupOf(part)).toContain('Try another filter.');
  },
);

it('suggests no other filter if none is set', () => {
  expect(markupOf({})).toContain('Nothing can be ordered right now.');
  const searchMarkup = markupOf({ search: ' lassi ' });
  expect(searchMarkup).toContain('Nothing on the menu matches “lassi”.');
  expect(searchMarkup).not.toContain('Search the whole menu');
});
