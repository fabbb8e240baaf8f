import { browserVoices, speak } from '../voice.ts';
import { type BoardLanguage, boardTexts } from './board-texts.ts';

interface Voice {
  lang: string;
}

/** A Hindi voice reads Marathi's letters well enough. */
const spokenBy: Record<BoardLanguage, readonly string[]> = {
  en: ['en-in', 'en'],
  hi: ['hi'],
  mr: ['mr', 'hi'],
};

/** What is read out in one language: numbers as numbers, anything else letter by letter. */
export function callText(language: BoardLanguage, labels: readonly string[]): string {
  const { tokenReady, orderReady } = boardTexts[language];
  const areTokens = labels.every((label) => label.length < 6);
  const spoken = labels.map((label) => (label.length < 6 ? label : [...label].join(' ')));
  return (areTokens ? tokenReady : orderReady)(spoken.join(', '));
}

/** The voice for a language; undefined where the browser has none. */
export function voiceFor<V extends Voice>(
  language: BoardLanguage,
  voices: readonly V[],
): V | undefined {
  const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-');
  return spokenBy[language]
    .map((wanted) => voices.find((voice) => tagOf(voice).startsWith(wanted)))
    .find((voice) => voice !== undefined);
}

/** Reads the labels out, in one language after another; in those that this browser has a voice for. */
export function sayReady(languages: readonly BoardLanguage[], labels: readonly string[]): void {
  for (const language of languages) {
    const voice = voiceFor(language, browserVoices());
    // A browser may know its voices only later: its own choice for English is better than silence.
    if (voice || language === 'en') speak(callText(language, labels), voice);
  }
}
