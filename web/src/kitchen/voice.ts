import type { Order } from '@thali/shared/orders/order.contract';
import { serviceLabels } from '@thali/shared/orders/service-mode';
import { tableLabel } from '@thali/shared/tables/table-names';
import { askedFor } from './asked-for.ts';

/** `Parcel. New order. Token 42. 2 Dal Tadka, Half. 4 Roti, no ghee.`, or with its table first */
export function spokenOrder({
  token,
  serviceMode,
  table,
  items,
  specialInstructions,
}: Pick<Order, 'token' | 'serviceMode' | 'table' | 'items' | 'specialInstructions'>): string {
  const dishes = items.map((item) =>
    [`${item.quantity} ${item.menuItem.name}`, askedFor(item)].filter(Boolean).join(', '),
  );
  const place = serviceMode === 'takeaway' ? serviceLabels.takeaway : table && tableLabel(table);
  const number = token !== undefined && `Token ${token}`;
  return [place, 'New order', number, ...dishes, specialInstructions]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

/** The browser's own voice, an Indian one where there is one. Says nothing where there is none. */
export function speak(text: string, voice?: SpeechSynthesisVoice): void {
  if (!('speechSynthesis' in globalThis)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = voice?.lang ?? 'en-IN';
  if (voice) utterance.voice = voice;
  // Slower than in a quiet room.
  utterance.rate = 0.9;
  speechSynthesis.speak(utterance);
}

/** The voices that this browser has; some know them only a moment after the page has begun. */
export function browserVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
}
