import { toSnakeKey } from '@thali/shared/http/camel-keys';
import type { CallKey } from './calls.ts';

/** Calls with snake_case bodies. All other bodies are in camelCase. Rule: wire-12 */
const snakeCalls: readonly CallKey[] = [
  'POST /orders',
  'POST /vendor-wallet/pay',
  'POST /payments/create-razorpay-order',
  'POST /payments/payment-success',
];

export function wireBody(key: CallKey, body: unknown): string {
  return JSON.stringify(snakeCalls.includes(key) ? snakeKeys(body) : body);
}

/** Converts nested keys too, because no key of these bodies is data. */
function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toSnakeKey(key), snakeKeys(inner)]),
  );
}
