import { Button } from '../../lib/ui/button.tsx';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import type { CatalogueSection } from '../catalogue-section.ts';

const toasts: ToastContent[] = [
  { kind: 'success', title: 'Veg Mess Thali added to cart!' },
  { kind: 'error', title: 'Failed to fetch orders', description: 'Please try again.' },
  { kind: 'warning', title: 'Your cart was changed', description: 'Poha is sold out.' },
  { kind: 'info', title: 'Item removed from cart' },
  {
    kind: 'order',
    title: 'New order',
    description: 'Guest 1 · 2 × Veg Mess Thali',
    action: { label: 'View', onPress: () => undefined },
  },
];

/** One at a time, each kind as long as it needs; held while a pointer or the focus rests on it. */
function Toasts() {
  return (
    <div className="flex flex-wrap gap-3">
      {toasts.map((toast) => (
        <Button key={toast.kind} variant="secondary" size="small" onClick={() => showToast(toast)}>
          Show {toast.kind}
        </Button>
      ))}
    </div>
  );
}

export const section = {
  group: 'Feedback',
  title: 'Toast',
  Example: Toasts,
} satisfies CatalogueSection;
