import { formatShortRupees } from '@thali/shared/money/paise';
import type { CancelReason } from '@thali/shared/orders/order-status';
import { newOrderTag } from '../../lib/push/new-order-tag.ts';
import { cancelledTitles } from '../../orders/status/cancelled-titles.ts';
import * as texts from './notice-texts.ts';
import type { PushMessage } from './read-push.ts';

/** The options of a notification. TypeScript's type lacks some options, because only some browsers have them. */
interface Notice extends NotificationOptions {
  renotify?: boolean;
  vibrate?: number[];
}

/** This vibration is long enough to feel a phone in an apron. */
const alarmMs = [400, 150, 400, 150, 800];

/**
 * The notification for a push message. A repeat replaces the previous notification. A new order stays on screen until
 * the user presses it, and its repeats ring again. Rule: offline-4
 */
export function noticeOf(message: PushMessage | undefined): { title: string; options: Notice } {
  if (!message) {
    return { title: texts.changed, options: { tag: 'other', data: '/' } };
  }
  const { kind, orderId, number, token, items, table, url } = message;
  const base: Notice = { tag: `${kind}:${orderId}`, data: url, icon: '/app-icon-192.png' };
  const orderLabel = token === undefined ? texts.number(number) : texts.token(token, number);
  switch (kind) {
    case 'new-order':
      return {
        title: [token === undefined ? texts.newOrder(number) : texts.newOrderToken(token), table]
          .filter(Boolean)
          .join(' · '),
        options: { ...base, ...alarm, tag: newOrderTag(orderId), body: items },
      };
    case 'ready':
      return {
        title: texts.foodReady,
        options: { ...base, body: linesOf(orderLabel, items, paymentText(message)) },
      };
    case 'cancelled':
      return {
        title: titleOf(message),
        options: {
          ...base,
          body: linesOf(texts.cancelled(orderLabel), items, moneyBackText(message)),
        },
      };
    case 'rate':
      return {
        title: texts.howWasMeal,
        options: { ...base, body: linesOf(orderLabel, items) },
      };
    case 'given-back':
      return {
        title: texts.refunded(formatShortRupees(message.refund ?? 0)),
        options: { ...base, body: linesOf(orderLabel, items) },
      };
  }
}

function linesOf(...lines: (string | undefined)[]): string {
  return lines.filter(Boolean).join('\n');
}

/** Uses the general title for an unknown reason, such as a reason of a later release. */
function titleOf({ reason }: PushMessage): string {
  return Object.hasOwn(cancelledTitles, reason)
    ? cancelledTitles[reason as CancelReason]
    : cancelledTitles.other;
}

/** Rule: pay-17 */
function moneyBackText({ refund, payment }: PushMessage): string {
  if (refund !== undefined) return texts.goesBack(formatShortRupees(refund));
  if (payment === 'paid') return texts.messRefunds;
  if (payment === 'said') return texts.refundIfIn;
  return texts.nothingToPay;
}

/** Rule: pay-17 */
function paymentText({ payment, payOnline }: PushMessage): string | undefined {
  if (!payment) return undefined;
  return payOnline === undefined
    ? paymentTexts[payment]
    : texts.payOnline(formatShortRupees(payOnline));
}

const paymentTexts = texts.payments;

const alarm: Notice = { requireInteraction: true, renotify: true, vibrate: alarmMs };
