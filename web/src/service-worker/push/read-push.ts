import { isRecord } from '@thali/shared/http/is-record';

const kinds = ['new-order', 'ready', 'cancelled', 'given-back', 'rate'] as const;
const payments = ['due', 'said', 'paid'] as const;

/** The server's push message. */
export interface PushMessage {
  kind: (typeof kinds)[number];
  orderId: string;
  /** The short order number for kitchen and guest, six characters. */
  number: string;
  /** Undefined if the mess gives no tokens. */
  token: number | undefined;
  /** The dishes, such as `2 × Dal Tadka, 4 × Roti`. */
  items: string;
  /** The table, such as `Table 7`. Empty without a table. */
  table: string;
  /** Undefined for a cash order. */
  payment: (typeof payments)[number] | undefined;
  /** The amount that can still be paid online, in rupees. */
  payOnline: number | undefined;
  /** The refund in rupees, whether due or done. */
  refund: number | undefined;
  /** The server's code for the cancellation. */
  reason: string;
  url: string;
}

/** @returns undefined for an unknown message, such as a message of a later release */
export function readPush(text: string): PushMessage | undefined {
  const message = parseJson(text);
  if (!isRecord(message)) return undefined;
  const kind = kinds.find((candidate) => candidate === message.kind);
  return (
    kind && {
      kind,
      orderId: textOf(message.order_id),
      number: textOf(message.number),
      token: numberOf(message.token),
      items: textOf(message.items),
      table: textOf(message.table),
      payment: payments.find((payment) => payment === message.payment),
      payOnline: numberOf(message.pay_online),
      refund: numberOf(message.refund),
      reason: textOf(message.reason),
      url: textOf(message.url),
    }
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
