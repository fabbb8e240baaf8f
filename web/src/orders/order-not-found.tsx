import { buttonClass } from '../lib/ui/button-class.ts';
import { EmptyState } from '../lib/ui/empty-state.tsx';
import { SpiltBowl } from '../lib/ui/marks/lazy-pictures.ts';
import { usePageTitle } from '../lib/ui/use-page-title.ts';

interface OrderNotFoundProps {
  text?: string;
}

/** No such order, or none that may be seen from here. */
export function OrderNotFound({
  text = 'Check the link, or scan the code once more.',
}: OrderNotFoundProps) {
  usePageTitle('Order not found');
  return (
    <EmptyState
      level={1}
      title="Order not found"
      description={text}
      picture={<SpiltBowl className="size-36" />}
      action={
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          Return to Home
        </a>
      }
    />
  );
}
