import { short } from './short.ts';

const argumentCounts: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  A: 7,
  Z: 0,
};

/** Rewrites path data with the shorter of absolute and relative numbers for each step. */
export function compactPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  let lastLetter = '';
  for (const step of readSteps(d)) {
    const upper = step.letter.toUpperCase();
    const offsets = step.numbers.map((_, index) => originOf(upper, index, x, y));
    const isRelative = step.letter !== upper;
    const absolute = step.numbers.map((value, index) =>
      isRelative ? value + (offsets[index] ?? 0) : value,
    );
    const relative = absolute.map((value, index) => value - (offsets[index] ?? 0));
    const far = write(upper, absolute, lastLetter);
    const near = write(upper.toLowerCase(), relative, lastLetter);
    const isNear = near.length <= far.length;
    out += isNear ? near : far;
    lastLetter = isNear ? upper.toLowerCase() : upper;
    if (upper === 'Z') [x, y] = [startX, startY];
    else if (upper === 'H') x = absolute[0] ?? x;
    else if (upper === 'V') y = absolute[0] ?? y;
    else [x, y] = [absolute.at(-2) ?? x, absolute.at(-1) ?? y];
    if (upper === 'M') [startX, startY] = [x, y];
  }
  return out;
}

function originOf(upper: string, index: number, x: number, y: number): number {
  if (upper === 'H') return x;
  if (upper === 'V') return y;
  if (upper === 'A') return index === 5 ? x : index === 6 ? y : 0;
  return index % 2 === 0 ? x : y;
}

function write(letter: string, numbers: readonly number[], lastLetter: string): string {
  const continues =
    letter.toUpperCase() !== 'M' && letter.toUpperCase() !== 'Z' && letter === lastLetter;
  const follows = (lastLetter === 'm' && letter === 'l') || (lastLetter === 'M' && letter === 'L');
  let out = continues || follows ? '' : letter;
  numbers.forEach((value, index) => {
    const text = short(value);
    const needsSpace = !text.startsWith('-') && !(index === 0 && out === letter);
    out += needsSpace ? ` ${text}` : text;
  });
  return out;
}

function readSteps(d: string): { letter: string; numbers: number[] }[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Number(text));
    const count = argumentCounts[letter.toUpperCase()] ?? 0;
    if (count === 0) return [{ letter, numbers: [] }];
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      letter: index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }));
  });
}
