import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReadyTimes } from '@thali/shared/wait/ready-times.contract';
import { shownMinutes, shownTimes, slowestMinutes } from '@thali/shared/wait/shown-minutes';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { apiKey } from '../../../lib/data/api-query.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { usePolling } from '../../../lib/time/use-polling.ts';
import { accuracyText, rangeText } from '../../../orders/status/range-text.ts';
import type { Cart } from '../state/cart.ts';

/** Portions ahead change fast in a rush. */
const refreshMs = 60_000;

/** The ready time of the cart's dishes if the guest orders now. Rule: wait-1 */
export default function ReadyRange({ times, cart }: { times: ReadyTimes; cart: Cart }) {
  useNow(10_000);
  useFreshTimes();
  const isFetching = useIsFetching({ queryKey: storefrontKey }) > 0;
  const now = serverNow();
  const dishes = Object.fromEntries(times.dishes.map(({ id, minutes }) => [id, minutes]));
  const slowest = slowestMinutes(
    dishes,
    cart.map(({ menuItemId }) => menuItemId),
  );
  const range = { from: times.fromMinutes, to: times.toMinutes };
  const text = rangeText(shownTimes(shownMinutes(range, slowest, now), now));
  return (
    <div className="rounded-card bg-accent-soft px-4 py-3" aria-busy={isFetching}>
      <p className="flex items-center gap-2 font-semibold tabular-nums">
        <Clock size={18} className="shrink-0 text-accent-ink" />
        {text}
      </p>
      <p className="text-sm text-ink-soft">{accuracyText(times.rightOfTen)}</p>
    </div>
  );
}

const storefrontKey = apiKey('GET /storefront/{subdomain}');

/** Reads a storefront that is older than a minute again, and then reads it each minute while the cart is open. */
function useFreshTimes(): void {
  const client = useQueryClient();
  const refresh = () =>
    void client.refetchQueries({
      queryKey: storefrontKey,
      predicate: ({ state }) => state.dataUpdatedAt < Date.now() - refreshMs,
    });
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => refreshNow(), []);
  usePolling(refreshMs, refresh);
}
