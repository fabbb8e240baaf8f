import { Plus } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import { Card } from '../../lib/ui/card.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { Progress } from '../../lib/ui/figures/progress.tsx';
import { StepProgress } from '../../lib/ui/figures/step-progress.tsx';
import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Feedback',
    title: 'Empty state',
    Example: EmptyStates,
  },
  {
    group: 'Feedback',
    title: 'Error state',
    Example: ErrorStates,
  },
  {
    group: 'Feedback',
    title: 'Offline',
    Example: Offline,
  },
  {
    group: 'Feedback',
    title: 'Progress',
    Example: ProgressBars,
  },
  {
    group: 'Feedback',
    title: 'Skeleton',
    Example: Skeletons,
  },
  {
    group: 'Feedback',
    title: 'Toast',
    Example: Toasts,
  },
];

function EmptyStates() {
  return (
    <div className="grid gap-7 lg:grid-cols-2">
      <Specimen name="picture, text, the next step">
        <Card>
          <EmptyState
            title="No dishes yet"
            description="What you add here stands on your menu at once."
            picture={<EmptyThali className="size-28" />}
            action={<Button icon={<Plus size={18} aria-hidden="true" />}>Add Menu Items</Button>}
          />
        </Card>
      </Specimen>
      <Specimen name="title alone">
        <Card>
          <EmptyState title="No items found" />
        </Card>
      </Specimen>
    </div>
  );
}

function ErrorStates() {
  return (
    <div className="grid gap-7 lg:grid-cols-2 xl:grid-cols-3">
      <Specimen name="can be tried again">
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
      </Specimen>
      <Specimen name="trying">
        <Card>
          <ErrorState title="Failed to fetch orders" onRetry={() => undefined} isRetrying />
        </Card>
      </Specimen>
      <Specimen name="without a way on">
        <Card>
          <ErrorState title="Failed to fetch orders" message="The server is being looked after." />
        </Card>
      </Specimen>
    </div>
  );
}

function Offline() {
  return (
    <div className="grid gap-7 lg:grid-cols-2">
      <Specimen name="a slim banner over what goes on working">
        <Card className="overflow-hidden">
          <OfflineBanner isOffline stillWorks="You can look at the menu and fill your cart." />
          <p className="p-4 text-ink-soft">The screen below.</p>
        </Card>
      </Specimen>
      <Specimen name="in the place of a screen">
        <Card>
          <OfflineState />
        </Card>
      </Specimen>
    </div>
  );
}

function ProgressBars() {
  return (
    <Specimens>
      <Specimen name="a share, in percent">
        <Progress label="Settlement progress" value={640} max={1000} />
      </Specimen>
      <Specimen name="in words">
        <Progress label="Thalis sold" value={38} max={60} valueText="38 of 60" tone="leaf" />
      </Specimen>
      <Specimen name="all but used up">
        <Progress label="Portions left" value={4} max={60} valueText="4 of 60" tone="chilli" />
      </Specimen>
      <Specimen name="nothing yet">
        <Progress label="Settlement progress" value={0} max={0} />
      </Specimen>
      {[1, 2, 3, 4].map((step) => (
        <Specimen key={step} name={`step ${step}`}>
          <StepProgress step={step} />
        </Specimen>
      ))}
    </Specimens>
  );
}

function Skeletons() {
  return (
    <Specimens>
      <Specimen name="lines of text on a card">
        <Card className="flex flex-col gap-3 p-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      </Specimen>
      <Specimen name="a picture on paper">
        <Skeleton className="aspect-video w-full rounded-card" />
      </Specimen>
      <Specimen name="round">
        <Skeleton className="size-16 rounded-full!" />
      </Specimen>
    </Specimens>
  );
}

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
