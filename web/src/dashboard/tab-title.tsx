import { useObservable } from '../lib/state/observable.ts';
import { callingTitle } from './orders/bell/calling-title.ts';
import { useOrderStore } from './orders/order-store-provider.tsx';

/** The page's title, with the number of orders that call before it. */
export function TabTitle({ title }: { title: string }) {
  const { length } = useObservable(useOrderStore().calling);
  return <title>{callingTitle(length, title)}</title>;
}
