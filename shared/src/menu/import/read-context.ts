import { dietOf } from './diet-signs.ts';
import { isCapitals, isHeadingLike, isUsualCategory } from './line-words.ts';
import type { ListEntry, ParsedDish, ParsedLine } from './list-entry.ts';
import { mergeSizes } from './merge-sizes.ts';

type Kind<K extends ParsedLine['kind']> = Extract<ParsedLine, { kind: K }>;

const unclearWordsReason = 'Is this a category, or a dish without a price?';

/**
 * Decides the meaning of each line by the lines around it: headings, prices below their names, descriptions.
 * Rule: menu-18
 */
export function readContext(parsedLines: readonly ParsedLine[]): ListEntry[] {
  const lines = joinNamesAndPrices(withoutBlanks(parsedLines));
  const entries: ListEntry[] = [];
  const dishes: {
    kind: string;
    line: number;
    text: string;
    category: string;
    dish: ParsedDish;
    place: number;
  }[] = [];
  const areCapitals = areDishesCapitals(lines);
  let heading = '';
  let labels: string[] = [];
  for (const [index, foundLine] of lines.entries()) {
    const { line, text } = foundLine;
    const base = { line, text };
    const last = dishes.at(-1);
    if (foundLine.kind === 'dish') {
      const dish = withLabels(foundLine.dish, labels);
      const category = dish.category || heading;
      dishes.push({ ...base, kind: 'dish', category, dish, place: entries.length });
      entries.push({ ...base, kind: 'unread', reason: '', name: '' });
    } else if (foundLine.kind === 'sizes') {
      labels = foundLine.labels;
      if (foundLine.name && hasDishBelow(lines, index)) heading = foundLine.name;
      entries.push(
        foundLine.name && heading === foundLine.name
          ? { ...base, kind: 'heading', name: foundLine.name }
          : { ...base, kind: 'unread', reason: 'The sizes of the prices below.', name: '' },
      );
    } else if (
      foundLine.kind === 'description' &&
      last &&
      lines[index - 1] &&
      last.place === entries.length - 1
    ) {
      last.dish = {
        ...last.dish,
        description: [last.dish.description, foundLine.words].filter(Boolean).join(' '),
      };
      last.text = `${last.text}\n${text}`;
    } else if (foundLine.kind === 'words' && isHeading(foundLine, index, lines, areCapitals)) {
      if (hasDishBelow(lines, index)) {
        heading = foundLine.name;
        labels = [];
        entries.push({ ...base, kind: 'heading', name: foundLine.name });
      } else
        entries.push({
          ...base,
          kind: 'unread',
          reason: 'There is no dish below it.',
          name: foundLine.name,
        });
    } else if (foundLine.kind !== 'blank' && foundLine.kind !== 'columns') {
      entries.push({ ...base, kind: 'unread', ...unreadEntry(foundLine) });
    }
  }
  const merged = mergeSizes(dishes);
  for (const dishLine of dishes) {
    const dish = merged.get(dishLine);
    const { line, text, category, place } = dishLine;
    entries[place] = dish
      ? { line, text, kind: 'dish', problem: dish.problem, dish: listedDish(dish, category) }
      : { line, text, kind: 'unread', reason: '', name: '' };
  }
  return entries.filter((entry) => entry.kind !== 'unread' || entry.reason !== '');
}

function listedDish(dish: ParsedDish, category: string) {
  const { name, price, sizes, description, mealTimes } = dish;
  const isVegetarian = dietOf(name, category, dish.vegMark);
  return { name, price, sizes, category, description, isVegetarian, mealTimes };
}

function unreadEntry(line: ParsedLine): { reason: string; name: string } {
  if (line.kind === 'unread') return { reason: line.reason, name: line.name };
  if (line.kind === 'words') return { reason: unclearWordsReason, name: line.name };
  if (line.kind === 'description') return { reason: unclearWordsReason, name: line.words };
  return { reason: 'There is no dish beside this price.', name: '' };
}

type Line = ParsedLine & { isAfterBlank: boolean };

function withoutBlanks(parsedLines: readonly ParsedLine[]): Line[] {
  return parsedLines
    .map((foundLine, index) => ({
      ...foundLine,
      isAfterBlank: index === 0 || parsedLines[index - 1]?.kind === 'blank',
    }))
    .filter(({ kind }) => kind !== 'blank');
}

/**
 * Joins a name and the price on the next line into a dish, unless several names or several prices follow each other.
 */
function joinNamesAndPrices(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1);
    const descriptionLine = above?.kind === 'description' ? above : undefined;
    const nameLine = descriptionLine ? joined.at(-2) : above;
    const before = joined.at(descriptionLine ? -3 : -2);
    const isAlone = lines[index + 1]?.kind !== 'price' && lines[index - 1]?.kind !== 'price';
    const isNamed =
      line.kind === 'price' &&
      nameLine?.kind === 'words' &&
      !nameLine.isHeading &&
      isAlone &&
      (before?.kind !== 'words' ||
        before.isHeading ||
        isUsualCategory(before.name) ||
        before.isAfterBlank !== nameLine.isAfterBlank);
    if (!isNamed || line.kind !== 'price' || nameLine?.kind !== 'words') {
      joined.push(line);
      continue;
    }
    joined.splice(descriptionLine ? -2 : -1);
    const description = [descriptionLine?.words, line.dish.description].filter(Boolean).join(' ');
    const dish = { ...line.dish, name: nameLine.name, description };
    joined.push({ ...nameLine, kind: 'dish', dish, text: `${nameLine.text}\n${line.text}` });
  }
  return joined;
}

function areDishesCapitals(lines: readonly Line[]): boolean {
  const names = lines.flatMap((line) => (line.kind === 'dish' ? [line.dish.name] : []));
  return names.filter(isCapitals).length * 2 >= names.length;
}

/**
 * Whether a line is a heading: by its format, as a usual category, in capitals unlike the dishes, or between a blank
 * line and a dish.
 */
function isHeading(
  words: Kind<'words'>,
  index: number,
  lines: readonly Line[],
  areCapitals: boolean,
): boolean {
  if (words.isHeading || isUsualCategory(words.name)) return true;
  if (isCapitals(words.name) && !areCapitals) return true;
  const isAboveDish = lines[index + 1]?.kind === 'dish';
  return Boolean(lines[index]?.isAfterBlank) && isAboveDish && isHeadingLike(words.name);
}

/** Whether a dish follows before the next words without a price. */
function hasDishBelow(lines: readonly Line[], index: number): boolean {
  const next = lines.slice(index + 1).find(({ kind }) => kind === 'dish' || kind === 'words');
  return next?.kind === 'dish';
}

function withLabels(dish: ParsedDish, labels: readonly string[]): ParsedDish {
  const areUnlabelled = dish.sizes.every(({ label }) => label === '');
  if (dish.sizes.length !== labels.length || !areUnlabelled) return dish;
  return {
    ...dish,
    sizes: dish.sizes.map((size, index) => ({ ...size, label: labels[index] ?? '' })),
  };
}
