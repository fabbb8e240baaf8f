import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { ReactNode } from 'react';
import * as texts from '../menu-texts.ts';
import { findDishes, splitMatches } from './find-dishes.ts';

export interface MenuSearch {
  items: MenuItem[];
  /** Sorted: the categories of the best matches come first. */
  categories: MenuCategory[];
  /** Names the corrected words. Empty if the typed words match. */
  correction: string;
  /** Highlights the matches in a text. */
  highlight: (text: string) => ReactNode;
}

/** Rule: storefront-25 */
export function searchMenu(
  items: readonly MenuItem[],
  categories: readonly MenuCategory[],
  query: string,
): MenuSearch {
  const matches = findDishes(items, query);
  const placeOf = ({ id }: MenuCategory) => {
    const rank = matches.items.findIndex(({ categoryId }) => categoryId === id);
    return rank < 0 ? matches.items.length : rank;
  };
  return {
    items: matches.items,
    categories: [...categories].sort((a, b) => placeOf(a) - placeOf(b)),
    correction: matches.isGuess ? texts.noMatchShowing(query.trim(), matches.words.join(' ')) : '',
    highlight: (text) => <Marked text={text} words={matches.words} />,
  };
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return splitMatches(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className="rounded-sm bg-accent px-0.5 text-on-accent">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
