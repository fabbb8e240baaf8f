import { dishTagNames } from '@thali/shared/menu/dish-tags';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { closestWord } from './closest-word.ts';

export interface FoundDishes {
  /** The best matches first. */
  items: MenuItem[];
  /** The words that the dishes match. */
  words: string[];
  /** Whether no dish matches the typed words, so that `words` are corrected words. */
  isGuess: boolean;
}

/**
 * The dishes that have all typed words, or synonyms, in the name, text or tags. Without such dishes, corrects the
 * words. Rule: storefront-25
 */
export function findDishes(items: readonly MenuItem[], query: string): FoundDishes {
  const words = compareKey(query).split(' ');
  const texts = items.map(textsOf);
  const exactMatches = bestMatches(items, texts, words);
  if (exactMatches.length > 0) return { items: exactMatches, words, isGuess: false };
  const menuWords = new Set(
    texts.flatMap((text) => [...text.words, ...text.words.flatMap(synonymsOf)]),
  );
  const correctedOrMissing = words.map((word) =>
    texts.some((text) => rankOf(text, word) < noMatch) ? word : closestWord(word, menuWords),
  );
  const correctedWords = correctedOrMissing.filter((word) => word !== undefined);
  const guesses =
    correctedWords.length < words.length ? [] : bestMatches(items, texts, correctedWords);
  return guesses.length > 0
    ? { items: guesses, words: correctedWords, isGuess: true }
    : { items: [], words, isGuess: false };
}

interface SearchTexts {
  names: string[];
  allText: string;
  words: readonly string[];
}

function textsOf({
  name,
  nameLocal = '',
  description,
  contents = '',
  tags = [],
}: MenuItem): SearchTexts {
  const names = [compareKey(name), compareKey(nameLocal)];
  const all = [
    ...names,
    compareKey(description ?? ''),
    compareKey(contents),
    ...tags.map((tag) => compareKey(dishTagNames[tag])),
  ].join('\n');
  return { names, allText: all, words: wordsOf(all) };
}

function bestMatches(items: readonly MenuItem[], texts: readonly SearchTexts[], words: string[]) {
  return items
    .map((item, index) => {
      const text = texts[index];
      return { item, rank: text ? Math.max(...words.map((word) => rankOf(text, word))) : noMatch };
    })
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const noMatch = 5;

/**
 * The rank of a match, best first: start of a name, start of a word, synonym in the name, other text, middle of a word.
 * A search word with synonyms never matches in the middle: `anda` is egg, not a part of `kanda`.
 */
function rankOf({ names, allText, words }: SearchTexts, word: string): number {
  if (names.some((name) => name.startsWith(word))) return 0;
  if (names.some((name) => name.includes(` ${word}`))) return 1;
  const synonyms = synonymsOf(word);
  const isSynonym = (textWord: string) =>
    synonyms.some((otherSynonym) => textWord === otherSynonym || textWord === `${otherSynonym}s`);
  if (names.some((name) => wordsOf(name).some(isSynonym))) return 2;
  if (words.some((textWord) => textWord.startsWith(word) || isSynonym(textWord))) return 3;
  return synonyms.length === 0 && allText.includes(word) ? 4 : noMatch;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Synonyms on menus, in the spellings and languages that guests type. */
const synonymGroups = [
  'rice chawal chaval bhat bhaat',
  'roti chapati chapathi phulka',
  'curd dahi yogurt yoghurt',
  'egg anda ande',
  'chicken murgh murg',
  'potato potatoes aloo alu batata',
  'onion pyaz pyaaz kanda',
  'tomato tomatoes tamatar',
  'lentil dal daal',
  'chickpea chana chole',
  'peas matar mutter',
  'spinach palak',
  'cauliflower gobi gobhi',
  'okra bhindi',
  'brinjal eggplant baingan',
  'vegetable sabzi sabji bhaji',
  'fish machli machhi',
  'mutton gosht',
  'tea chai',
  'buttermilk chaas chaach',
].map((words) => words.split(' '));

/** The synonyms of a word or of its plural: `chawal` -> `rice`, `bhat` ... */
export function synonymsOf(word: string): string[] {
  const singular = word.replace(/s$/, '');
  const isSearched = (candidate: string) => candidate === word || candidate === singular;
  return synonymGroups
    .filter((group) => group.some(isSearched))
    .flatMap((group) => group.filter((candidate) => !isSearched(candidate)));
}

/** Splits a text into parts that match a word and parts that do not. */
export function splitMatches(
  text: string,
  words: readonly string[],
): { text: string; isMatch: boolean }[] {
  const lowerText = text.toLowerCase();
  if (lowerText.length !== text.length) return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  let partStart = 0;
  for (let at = 0; at < text.length; ) {
    const matchedWord = words.find((word) => word !== '' && lowerText.startsWith(word, at));
    if (!matchedWord) {
      at += 1;
      continue;
    }
    parts.push({ text: text.slice(partStart, at), isMatch: false });
    partStart = at + matchedWord.length;
    parts.push({ text: text.slice(at, partStart), isMatch: true });
    at = partStart;
  }
  parts.push({ text: text.slice(partStart), isMatch: false });
  return parts.filter((part) => part.text !== '');
}
