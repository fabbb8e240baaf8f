import { useEffect, useMemo, useState } from 'react';
import { storeClockDifference } from '../../lib/time/store-clock-difference.ts';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { createKitchenActions } from '../kitchen-actions.ts';
import { createKitchenStore } from '../kitchen-store.ts';
import { useKitchen } from '../use-kitchen.ts';
import { Counter } from './counter.tsx';
import * as texts from './counter-texts.ts';
import { useCounterMenu } from './use-counter-menu.ts';

/** /counter: sells to guests who stand at the counter. Rule: counter-1 */
export function CounterPage() {
  const [store] = useState(createKitchenStore);
  const kitchen = useKitchen(store);
  const { reading, vendor, items, orders } = kitchen;
  const actions = useMemo(() => createKitchenActions(store.queue), [store]);
  const menu = useCounterMenu(vendor?.subdomain, items);
  useEffect(storeClockDifference, []);

  if (!vendor || !menu.data) {
    const failed = [reading, menu.reading].find(({ isError }) => isError);
    if (!failed?.error) return <PageLoading />;
    return (
      <ErrorState
        level={1}
        title={texts.notLoaded}
        message={failed.error.message}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  return (
    <Counter
      {...{ store, vendor, orders, actions }}
      menu={menu.data}
      onMenuChanged={() => void menu.reading.refetch()}
    />
  );
}
