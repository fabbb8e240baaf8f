import { isRecord } from '@thali/shared/http/is-record';

const kinds = ['new-order', 'ready'] as const;
const payments = ['due', 'said', 'paid'] as const;

/** What the server sends to a phone. */
export interface PushMessage {
  kind: (typeof kinds)[number];
  orderId: string;
  /** The six characters that kitchen and guest call the order by. */
  number: string;
  /** Where its mess gives tokens. */
  token: number | undefined;
  /** Such as `2 × Dal Tadka, 4 × Roti`. */
  items: string;
  /** Such as `Table 7`; empty: none. */
  table: string;
  /** Undefined of an order in cash. */
  payment: (typeof payments)[number] | undefined;
  /** What can still be paid online, in rupees. */
  payOnline: number | undefined;
  url: string;
}

/** @returns undefined for what is none, such as a message of a later release */
export function readPush(text: string): PushMessage | undefined {
  const sent = parsed(text);
  if (!isRecord(sent)) return undefined;
  const kind = kinds.find((one) => one === sent.kind);
  return (
    kind && {
      kind,
      orderId: textOf(sent.order_id),
      number: textOf(sent.number),
      token: typeof sent.token === 'number' ? sent.token : undefined,
      items: textOf(sent.items),
      table: textOf(sent.table),
      payment: payments.find((one) => one === sent.payment),
      payOnline: typeof sent.pay_online === 'number' ? sent.pay_online : undefined,
      url: textOf(sent.url),
    }
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
