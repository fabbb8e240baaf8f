import { callingTitle } from '../vendor-orders/bell/calling-title.ts';
import { useKitchen } from '../vendor-orders/kitchen-provider.tsx';
import { useValue } from '../vendor-orders/value.ts';

/** The page's title, with the number of orders that call before it. */
export function TabTitle({ title }: { title: string }) {
  const { length } = useValue(useKitchen().calling);
  return <title>{callingTitle(length, title)}</title>;
}
