import { Link } from 'wouter';
import { useNow } from '../../lib/time/use-now.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { billingPath } from '../shared/dashboard-paths.ts';
import { StandingNote } from './parts/standing-note.tsx';
import { standingOf } from './standing.ts';
import { useBilling } from './use-billing.ts';

/** A note on the overview when the plan ends soon or has ended. */
export function SubscriptionNote() {
  const { data } = useBilling({ isBackground: true });
  const now = useNow();
  const standing = data && standingOf(data, now);
  if (!standing || standing.kind === 'none' || standing.kind === 'active') return null;
  return (
    <section aria-label="Your plan">
      <StandingNote
        standing={standing}
        action={
          <Link href={billingPath} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            Renew
          </Link>
        }
      />
    </section>
  );
}
