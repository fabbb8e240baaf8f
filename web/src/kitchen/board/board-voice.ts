import { browserVoices, speak } from '../voice.ts';
import { type BoardLanguage, boardTexts } from './board-texts.ts';

interface Voice {
  lang: string;
}

/** The voices that can read each language. A Hindi voice can read Marathi too. */
const voicePrefixes: Record<BoardLanguage, readonly string[]> = {
  en: ['en-in', 'en'],
  hi: ['hi'],
  mr: ['mr', 'hi'],
};

/** The text to speak. Tokens are read as numbers, order numbers letter by letter. */
export function announcementText(language: BoardLanguage, labels: readonly string[]): string {
  const { tokenReady, orderReady } = boardTexts[language];
  const areTokens = labels.every((label) => label.length < 6);
  const spoken = labels.map((label) => (label.length < 6 ? label : [...label].join(' ')));
  return (areTokens ? tokenReady : orderReady)(spoken.join(', '));
}

/** The browser's best voice for a language, if any. */
export function voiceFor<V extends Voice>(
  language: BoardLanguage,
  voices: readonly V[],
): V | undefined {
  const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-');
  return voicePrefixes[language]
    .map((prefix) => voices.find((voice) => tagOf(voice).startsWith(prefix)))
    .find((voice) => voice !== undefined);
}

/** Reads the numbers aloud in each language for which the browser has a voice. */
export function announceReady(
  languages: readonly BoardLanguage[],
  labels: readonly string[],
): void {
  for (const language of languages) {
    const voice = voiceFor(language, browserVoices());
    // Speaks English even without a listed voice: some browsers list their voices late.
    if (voice || language === 'en') speak(announcementText(language, labels), voice);
  }
}
