import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { closestWord } from './closest-word.ts';
import { findDishes, splitMatches, synonymsOf } from './find-dishes.ts';
import { searchMenu } from './search-menu.tsx';

const dish = (name: string, changes: Parameters<typeof sampleItem>[0] = {}) =>
  sampleItem({ id: name, name, ...changes });

const menu = [
  dish('Filter Coffee', { description: 'Goes with a dosa' }),
  dish('Masala Dosa', { description: 'Crisp, with potato' }),
  dish('Dosa Plain', { nameLocal: 'सादा डोसा' }),
  dish('Chicken Biryani', { description: 'Steamed in a pot', tags: ['egg', 'milk'] }),
  dish('Jeera Rice', { contents: 'Rajma, Loncha' }),
  dish('Paneer Makhani'),
  dish('Boiled Eggs'),
  dish('Masala Chai'),
  dish('Kanda Bhaji'),
  dish('Tandoori Roti'),
  dish('Curd'),
];
const namesFor = (typed: string) => findDishes(menu, typed).items.map(({ name }) => name);

describe('a search for words on the menu', () => {
  it('ignores case, and ranks the start of a name first, then the start of a word, then other text', () => {
    expect(namesFor(' DOSA ')).toEqual(['Dosa Plain', 'Masala Dosa', 'Filter Coffee']);
  });

  it.each([
    ['dosa masala', ['Masala Dosa']],
    ['सादा', ['Dosa Plain']],
    ['सा\u200cदा', ['Dosa Plain']],
    ['ｄｏｓａ\u00a0ｐｌａｉｎ', ['Dosa Plain']],
    ['contains milk', ['Chicken Biryani']],
    ['potato', ['Masala Dosa']],
    ['loncha', ['Jeera Rice']],
    ['dosa biryani', []],
    ['xyzzy', []],
    ['₹', []],
  ])('%s finds %j', (typed, names) => {
    expect(namesFor(typed)).toEqual(names);
    expect(findDishes(menu, typed).isGuess).toBe(false);
  });
});

it.each([
  ['chawal', ['Jeera Rice']],
  ['chapati', ['Tandoori Roti']],
  ['dahi', ['Curd']],
  ['anda', ['Boiled Eggs', 'Chicken Biryani']],
  ['murgh', ['Chicken Biryani']],
  ['aloo dosa', ['Masala Dosa']],
  // 'steamed' contains 'tea', which is another word for chai, but does not match.
  ['chai', ['Masala Chai']],
])('%s finds %j by a synonym', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

it.each([
  ['chiken', 'chicken', 'Chicken Biryani'],
  ['panner', 'paneer', 'Paneer Makhani'],
  ['bryani', 'biryani', 'Chicken Biryani'],
  ['dsoa', 'dosa', 'Dosa Plain'],
  ['chiken biriyani', 'chicken biryani', 'Chicken Biryani'],
  ['chaawal', 'chawal', 'Jeera Rice'],
  // The guest is still typing.
  ['chik', 'chicken', 'Chicken Biryani'],
])('%s is corrected to %s', (typed, meant, first) => {
  const hits = findDishes(menu, typed);
  expect([hits.words.join(' '), hits.isGuess]).toEqual([meant, true]);
  expect(hits.items[0]?.name).toBe(first);
});

it('names the corrected words', () => {
  expect(searchMenu(menu, [], ' chiken ').correction).toBe('No “chiken”. Showing: chicken');
  expect(searchMenu(menu, [], 'chicken').correction).toBe('');
  expect(searchMenu(menu, [], 'xyzzy').correction).toBe('');
});

describe('the closest word', () => {
  const words = ['dosa', 'paneer', 'chicken', 'makhani', 'vegetable'];

  it('allows one typing error in up to six letters, and two in longer words', () => {
    for (const word of words) {
      for (const misspelt of [...edits(word), ...swaps(word)]) {
        if (misspelt.length < 4 || words.includes(misspelt)) continue;
        expect(closestWord(misspelt, words), misspelt).toBe(word);
        for (const twice of edits(misspelt)) {
          if (twice.length < 7 || words.includes(twice) || swaps(word).includes(misspelt)) continue;
          expect(closestWord(twice, words), twice).toBe(word);
        }
      }
    }
  });

  it.each(['dos', 'xxsa', 'pxnexr', 'chxxkxn', 'rice'])('finds none for %s', (typed) => {
    expect(closestWord(typed, words)).toBeUndefined();
  });
});

/** The variants of a word with one letter left out, doubled or replaced. */
function edits(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [start, end] = [word.slice(0, at), word.slice(at + 1)];
    return [start + end, start + letter + letter + end, `${start}z${end}`];
  });
}

/** The variants of a word with two neighbouring letters swapped. */
function swaps(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );
}

it('finds synonyms of a plural', () => {
  expect(synonymsOf('eggs')).toEqual(['anda', 'ande']);
  expect(synonymsOf('peas')).toEqual(['matar', 'mutter']);
  expect(synonymsOf('idli')).toEqual([]);
});

it('marks every match', () => {
  expect(splitMatches('Dal and dal', ['dal'])).toEqual([
    { text: 'Dal', isMatch: true },
    { text: ' and ', isMatch: false },
    { text: 'dal', isMatch: true },
  ]);
  expect(splitMatches('Dal', [''])).toEqual([{ text: 'Dal', isMatch: false }]);
});
