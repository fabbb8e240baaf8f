import type { Order } from '@thali/shared/orders/order.contract';
import { serviceLabels } from '@thali/shared/orders/service-mode';
import { tableLabel } from '@thali/shared/tables/table-names';
import { askedFor } from './asked-for.ts';

/** `Parcel. New order. 2 Dal Tadka, Half. 4 Roti, no ghee.`, or with its table first */
export function spokenOrder({
  serviceMode,
  table,
  items,
  specialInstructions,
}: Pick<Order, 'serviceMode' | 'table' | 'items' | 'specialInstructions'>): string {
  const dishes = items.map((item) =>
    [`${item.quantity} ${item.menuItem.name}`, askedFor(item)].filter(Boolean).join(', '),
  );
  const place = serviceMode === 'takeaway' ? serviceLabels.takeaway : table && tableLabel(table);
  return [place, 'New order', ...dishes, specialInstructions]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

/** The browser's own voice, an Indian one where there is one. Says nothing where there is none. */
export function speak(text: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-IN';
  // Slower than in a quiet room.
  utterance.rate = 0.9;
  speechSynthesis.speak(utterance);
}
