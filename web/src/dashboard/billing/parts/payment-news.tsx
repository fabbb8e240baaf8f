import { CircleAlert, Hourglass } from 'lucide-react';

interface PaymentNewsProps {
  failure: string | undefined;
  isOnItsWay: boolean;
}

/** What came of the last payment, for as long as it matters; toasts go. */
export function PaymentNews({ failure, isOnItsWay }: PaymentNewsProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && (
          <p className="flex items-start gap-3 rounded-card bg-chilli-soft px-4 py-3 font-semibold text-chilli">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            {failure}
          </p>
        )}
      </div>
      <div role="status" className="empty:sr-only">
        {isOnItsWay && (
          <p className="flex items-start gap-3 rounded-card bg-steel-soft px-4 py-3">
            <Hourglass size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            Your payment is on its way. Plan and receipt change here by themselves once the bank has
            confirmed it; there is no need to pay again.
          </p>
        )}
      </div>
    </>
  );
}
