import type { ToastContent } from '../../lib/ui/toast-store.ts';

/** What to say when an earlier order was put into the cart. */
export function orderAgainToast(added: number, missing: readonly string[]): ToastContent {
  const lacking =
    missing.length > 0 ? `Not available, or not as many: ${missing.join(', ')}.` : undefined;
  if (added === 0) {
    return {
      kind: 'warning',
      title: 'Nothing of this order is available right now',
      description: lacking,
    };
  }
  return {
    kind: lacking ? 'warning' : 'success',
    title: `${added} ${added === 1 ? 'item' : 'items'} added to cart!`,
    description: lacking,
  };
}
