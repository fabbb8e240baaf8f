import { browserVoices, speak } from '../voice.ts';
import { type BoardLanguage, boardTexts } from './board-texts.ts';

interface Voice {
  lang: string;
}

/** A Hindi voice can read Marathi too. */
const spokenBy: Record<BoardLanguage, readonly string[]> = {
  en: ['en-in', 'en'],
  hi: ['hi'],
  mr: ['mr', 'hi'],
};

/** The spoken text in one language. Reads tokens as numbers, order numbers letter by letter. */
export function callText(language: BoardLanguage, labels: readonly string[]): string {
  const { tokenReady, orderReady } = boardTexts[language];
  const areTokens = labels.every((label) => label.length < 6);
  const spoken = labels.map((label) => (label.length < 6 ? label : [...label].join(' ')));
  return (areTokens ? tokenReady : orderReady)(spoken.join(', '));
}

/** The voice for a language. Undefined if the browser has none. */
export function voiceFor<V extends Voice>(
  language: BoardLanguage,
  voices: readonly V[],
): V | undefined {
  const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-');
  return spokenBy[language]
    .map((prefix) => voices.find((voice) => tagOf(voice).startsWith(prefix)))
    .find((voice) => voice !== undefined);
}

/** Reads the labels out in each language that has a voice in this browser. */
export function announceReady(
  languages: readonly BoardLanguage[],
  labels: readonly string[],
): void {
  for (const language of languages) {
    const voice = voiceFor(language, browserVoices());
    // A browser may list its voices late. Its default voice is better than silence.
    if (voice || language === 'en') speak(callText(language, labels), voice);
  }
}
