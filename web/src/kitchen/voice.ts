import type { Order } from '@thali/shared/orders/order.contract';
import type { Language } from '@thali/shared/site/languages';
import { pageLanguage } from '../lib/texts/page-language.ts';
import { choicesAndNoteText } from '../orders/display/choices-text.ts';
import { dishNamed } from '../orders/display/dish-name.ts';
import { serviceNamed, tableNamed } from '../orders/display/order-name.ts';
import * as texts from './kitchen-texts.ts';

/** The text to speak: `Parcel. New order. Token 42. 2 Dal Tadka, Half.` An order for a table starts with the table. */
export function spokenOrder({
  token,
  serviceMode,
  table,
  items,
  specialInstructions,
}: Pick<Order, 'token' | 'serviceMode' | 'table' | 'items' | 'specialInstructions'>): string {
  const dishes = items.map((item) =>
    [`${item.quantity} ${dishNamed(item.menuItem)}`, choicesAndNoteText(item)]
      .filter(Boolean)
      .join(', '),
  );
  const servingText =
    serviceMode === 'takeaway' ? serviceNamed('takeaway') : table && tableNamed(table);
  const number = token !== undefined && texts.spokenToken(token);
  return [servingText, texts.newOrder, number, ...dishes, specialInstructions]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

interface Voice {
  lang: string;
}

/** The voices that can read each language. A Hindi voice can read Marathi too. */
const voicePrefixes: Record<Language, readonly string[]> = {
  en: ['en-in', 'en'],
  hi: ['hi'],
  mr: ['mr', 'hi'],
};

/** The browser's best voice for a language, if any. */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | undefined {
  const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-');
  return voicePrefixes[language]
    .map((prefix) => voices.find((voice) => tagOf(voice).startsWith(prefix)))
    .find((voice) => voice !== undefined);
}

/** Whether the browser lists voices, but none for the language of this page. */
export function lacksVoice(): boolean {
  const voices = browserVoices();
  return voices.length > 0 && !voiceFor(pageLanguage(), voices);
}

/** Speaks, by default with a voice for the language of this page. Does nothing if the browser has no voice. */
export function speak(text: string, voice = voiceFor(pageLanguage(), browserVoices())): void {
  if (!('speechSynthesis' in globalThis)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = voice?.lang ?? document.documentElement.lang;
  if (voice) utterance.voice = voice;
  // Slower speech is easier to understand in a loud room.
  utterance.rate = 0.9;
  speechSynthesis.speak(utterance);
}

/** The voices of the browser. The list may be empty at first, because some browsers load voices late. */
export function browserVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
}
