import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import { readTakings } from './read-takings.ts';

/** The list follows the orders by some seconds; guests say that they paid at any time. */
const refetchMs = 20_000;

/** What came in on a day other than as plain cash. */
export function useTakings(vendorId: string, date: string) {
  const client = useQueryClient();
  const queryKey = ['takings', vendorId, date] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = await readTakings({ date }, signal);
      return keepReceived(read, client.getQueryData<Taking[]>(queryKey));
    },
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

  /** What a press has changed shows at once. */
  function take({ id, status, paymentMethod, paymentStatus, payment }: Order): void {
    client.setQueryData<Taking[]>(queryKey, (known) =>
      known?.map((taking) =>
        taking.orderId === id
          ? ({ ...taking, status, paymentMethod, paymentStatus, payment } as Taking)
          : taking,
      ),
    );
  }
  return { query, take };
}

/** A list that was read before the press had reached it does not take it back. */
function keepReceived(read: Taking[], known: readonly Taking[] = []): Taking[] {
  const pressed = new Map(known.map((taking) => [taking.orderId, taking]));
  return read.map((taking) => {
    const shown = pressed.get(taking.orderId);
    return shown && lastPress(shown) > lastPress(taking) ? shown : taking;
  });
}

function lastPress({ payment = {} }: Taking): string {
  return payment.refundedAt ?? payment.receivedAt ?? '';
}
