import { CircleCheck, Clock, LogIn } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Spinner } from '../../../lib/ui/spinner.tsx';

interface PlanPanelProps {
  state: 'checking' | 'activation-pending' | 'payment-completed' | 'account-active';
  planName: string;
  onBuyAgain: () => void;
}

/** How a bought plan stands. Rule: plans-15 */
export function PlanPanel({ state, planName, onBuyAgain }: PlanPanelProps) {
  if (state === 'checking') {
    return (
      <p role="status" className="flex min-h-14 items-center justify-center gap-2 text-ink-soft">
        <Spinner /> Looking up your payment...
      </p>
    );
  }
  const isPending = state === 'activation-pending';
  const Icon = isPending ? Clock : CircleCheck;
  return (
    <div className={`rounded-card p-4 ${isPending ? 'bg-accent-soft' : 'bg-leaf-soft'}`}>
      <div role="status" className="flex items-start gap-3">
        <Icon
          size={24}
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${isPending ? 'text-accent-ink' : 'text-leaf'}`}
        />
        <div className="min-w-0">
          <p className="font-display text-lg font-bold">{titles[state]}</p>
          {state === 'payment-completed' && (
            <>
              <p className="mt-1">Your {planName} subscription is active!</p>
              <p className="mt-1 text-sm text-ink-soft">Account will be activated within 2 hours</p>
            </>
          )}
          {isPending && <p className="mt-1">We'll send login credentials to your email</p>}
        </div>
      </div>
      {state === 'payment-completed' && (
        <Button variant="secondary" isFullWidth onClick={onBuyAgain} className="mt-4">
          Make Another Purchase
        </Button>
      )}
      {state === 'account-active' && (
        <a
          href="/login?role=vendor"
          className={`${buttonClass({ variant: 'primary', isFullWidth: true })} mt-4`}
        >
          <LogIn size={20} aria-hidden="true" /> Log In
        </a>
      )}
    </div>
  );
}

const titles = {
  'activation-pending': 'Activation Pending',
  'payment-completed': 'Payment Completed',
  'account-active': 'Account Active',
};
