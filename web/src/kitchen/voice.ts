import type { Order } from '@thali/shared/orders/order.contract';
import { choicesAndNoteText } from '../orders/display/choices-text.ts';
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
    [`${item.quantity} ${item.menuItem.name}`, choicesAndNoteText(item)].filter(Boolean).join(', '),
  );
  const servingText =
    serviceMode === 'takeaway' ? serviceNamed('takeaway') : table && tableNamed(table);
  const number = token !== undefined && texts.spokenToken(token);
  return [servingText, texts.newOrder, number, ...dishes, specialInstructions]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

/** Speaks, with an Indian voice if possible. Does nothing if the browser has no voice. */
export function speak(text: string, voice?: SpeechSynthesisVoice): void {
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
