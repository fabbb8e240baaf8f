import type { Texts } from '../../lib/texts/texts.ts';

const meals: Record<string, string> = {
  breakfast: 'नाश्ता',
  lunch: 'दुपारचे जेवण',
  dinner: 'रात्रीचे जेवण',
};

export const texts = {
  servedNote: (note) => inWords(note, (meal, time) => `${meal}: ${time} पासून`),
  notServed: (name, note) =>
    inWords(note, (meal, time) => `${name} आता मिळत नाही (${meal}: ${time} पासून).`),
} satisfies Texts<typeof import('./served-texts.ts')>;

/** Words the meal and the time of the server's note. */
function inWords(note: string, text: (meal: string, time: string) => string): string {
  const [, meal = '', time] = /^Served at (\w+), from (.+)$/.exec(note) ?? [];
  return text(meals[meal] ?? note, time ?? '');
}
