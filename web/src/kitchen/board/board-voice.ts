import { browserVoices, speak, voiceFor } from '../voice.ts';
import { type BoardLanguage, boardTexts } from './board-texts.ts';

/** The text to speak. Tokens are read as numbers, order numbers letter by letter. */
export function announcementText(language: BoardLanguage, labels: readonly string[]): string {
  const { tokenReady, orderReady } = boardTexts[language];
  const areTokens = labels.every((label) => label.length < 6);
  const spoken = labels.map((label) => (label.length < 6 ? label : [...label].join(' ')));
  return (areTokens ? tokenReady : orderReady)(spoken.join(', '));
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
