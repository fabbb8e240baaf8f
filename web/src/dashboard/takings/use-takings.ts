import { useQueryClient } from '@tanstack/react-query';
import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { CallOptions } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { readWholeList } from '../../lib/data/use-paged-api.ts';

const key = 'GET /vendor-payments/takings';
type Takings = AnswerOf<typeof key>;

/** Polls, because the list is some seconds behind the orders, and guests report payments at any time. */
const refetchMs = 20_000;

/** Reads the orders of a day that are not paid in cash. */
export function useTakings(date: string) {
  const client = useQueryClient();
  const request = { query: { date } };
  const takings = useApi(key, request, {
    async read(options) {
      const rows = await readTakings({ date }, options);
      const end = { nextCursor: null };
      return { takings: rows, pagination: { limit: rows.length, ...end }, ...end };
    },
    merge: keepLocalChanges,
    staleTime: 0,
    refetchInterval: refetchMs,
    keepsPrevious: true,
  });

  /** Applies a changed order to the list without a new read. */
  function applyOrder({ id, status, paymentMethod, paymentStatus, payment }: Order): void {
    client.setQueryData<Takings>(
      apiKey(key, request),
      (cached) =>
        cached && {
          ...cached,
          takings: cached.takings.map((taking) =>
            taking.orderId === id
              ? ({ ...taking, status, paymentMethod, paymentStatus, payment } as Taking)
              : taking,
          ),
        },
    );
  }
  return { takings, applyOrder };
}

/** Reads all payments of a day or a month. Rule: pay-35 */
export async function readTakings(
  period: { date: string } | { month: string },
  options?: CallOptions,
): Promise<Taking[]> {
  const rows = {
    rowsOf: ({ takings }: Takings) => takings,
    keyOf: ({ orderId }: Taking) => orderId,
  };
  const list = await readWholeList(key, { query: period }, rows, undefined, options);
  return list.rows;
}

/** Keeps a local change that the answer does not contain yet. */
function keepLocalChanges(freshTakings: Takings, cached: Takings | undefined): Takings {
  const cachedById = new Map(cached?.takings.map((taking) => [taking.orderId, taking]));
  const takings = freshTakings.takings.map((taking) => {
    const cachedTaking = cachedById.get(taking.orderId);
    return cachedTaking && lastChangeAt(cachedTaking) > lastChangeAt(taking)
      ? cachedTaking
      : taking;
  });
  return { ...freshTakings, takings };
}

function lastChangeAt({ payment = {} }: Taking): string {
  return payment.refundedAt ?? payment.receivedAt ?? '';
}
