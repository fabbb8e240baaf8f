import { Link } from 'wouter';
import { useNow } from '../../lib/time/use-now.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { billingPath } from '../shared/dashboard-paths.ts';
import { PlanNote } from './parts/plan-note.tsx';
import { planSummary } from './plan-summary.ts';
import { useBilling } from './use-billing.ts';

/** A note on the overview when the plan ends soon or has ended. */
export function SubscriptionNote() {
  const { data } = useBilling({ isBackground: true });
  const now = useNow();
  const summary = data && planSummary(data, now);
  if (!summary || summary.kind === 'none' || summary.kind === 'active') return null;
  return (
    <section aria-label="Your plan">
      <PlanNote
        summary={summary}
        action={
          <Link href={billingPath} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            Renew
          </Link>
        }
      />
    </section>
  );
}
