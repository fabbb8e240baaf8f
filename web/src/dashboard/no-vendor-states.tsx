import { RotateCw, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../lib/ui/button.tsx';
import { buttonClass } from '../lib/ui/button-class.ts';
import { EmptyState } from '../lib/ui/empty-state.tsx';
import { SpiltBowl } from '../lib/ui/marks/lazy-pictures.ts';
import { Spinner } from '../lib/ui/spinner.tsx';

/** The content while the vendor loads. Rule: dashboard-2 */
export function LoadingDashboard() {
  return (
    <CenteredContent>
      <p role="status" className="flex flex-col items-center gap-4 text-lg text-ink-soft">
        <Spinner className="size-10 text-accent-ink" />
        Loading dashboard...
      </p>
    </CenteredContent>
  );
}

export function VendorError() {
  return (
    <CenteredContent>
      <div role="alert">
        <EmptyState
          level={1}
          title="Error loading vendor data"
          description="Please check your connection and try again."
          picture={<SpiltBowl className="size-36" />}
          action={
            <Button icon={<RotateCw size={18} />} onClick={() => location.reload()}>
              Retry
            </Button>
          }
        />
      </div>
    </CenteredContent>
  );
}

export function NoVendor({ onGoToLogin }: { onGoToLogin: () => void }) {
  return (
    <CenteredContent>
      <EmptyState
        level={1}
        title="No vendor found. Please check your login credentials."
        picture={<Store size={56} className="text-ink-faint" />}
        action={
          <button type="button" className={buttonClass({})} onClick={onGoToLogin}>
            Go to Login
          </button>
        }
      />
    </CenteredContent>
  );
}

function CenteredContent({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>;
}
