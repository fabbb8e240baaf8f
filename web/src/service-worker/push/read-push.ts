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
  const sent = parseJson(text);
  if (!isRecord(sent)) return undefined;
  const kind = kinds.find((candidate) => candidate === sent.kind);
  return (
    kind && {
      kind,
      orderId: textOf(sent.order_id),
      number: textOf(sent.number),
      token: numberOf(sent.token),
      items: textOf(sent.items),
      table: textOf(sent.table),
      payment: payments.find((payment) => payment === sent.payment),
      payOnline: numberOf(sent.pay_online),
      refund: numberOf(sent.refund),
      reason: textOf(sent.reason),
      url: textOf(sent.url),
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
