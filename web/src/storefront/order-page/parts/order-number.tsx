import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { classNames } from '../../../lib/ui/class-names.ts';

/** How much of it the kitchen's own list shows. Rule: orders-9 */
const kitchenLength = 6;

/** The number to show at the counter: the part that the kitchen goes by stands out. */
export function OrderNumber({ id, isLarge }: { id: string; isLarge: boolean }) {
  const number = shortOrderNumber(id);
  return (
    <p
      className={classNames(
        'money rounded-full py-1.5 tracking-widest text-ink',
        isLarge
          ? 'bg-surface px-5 text-[clamp(1.5rem,9.5vw,2.5rem)] leading-tight'
          : 'bg-surface/70 px-5 text-lg',
      )}
    >
      <span className="sr-only">Order number </span>
      <span className="font-medium text-ink-soft">{number.slice(0, -kitchenLength)}</span>
      <strong className="font-bold">{number.slice(-kitchenLength)}</strong>
    </p>
  );
}
