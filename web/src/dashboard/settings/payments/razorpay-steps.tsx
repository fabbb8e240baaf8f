import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';

/** The webhook events that the platform needs. */
const events = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.processed',
  'refund.failed',
  'qr_code.credited',
];

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex flex-col gap-3">
      <h4 className="flex items-center gap-2.5 font-bold">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm text-accent-ink"
        >
          {number}
        </span>
        {title}
      </h4>
      {children}
    </li>
  );
}

export function ApiKeySteps() {
  return (
    <div className="text-sm text-ink-soft">
      <p>
        In Razorpay’s dashboard open ‘Account &amp; Settings’, then ‘API keys’, and press ‘Generate
        key’. Razorpay shows the key ID and the secret only once.
      </p>
      <RazorpayLink page="keys">Open API keys at Razorpay</RazorpayLink>
      <p className="mt-2">
        Your guests must pay the exact bill: at Razorpay, let your mess pay the fee, and use no
        offers. Any other amount goes back to the guest, and the order stays unpaid.
      </p>
    </div>
  );
}

export function WebhookSteps() {
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <p>
        Then open ‘Webhooks’ there and add one, with this address and this secret. Tick these
        events:
      </p>
      <ul aria-label="Events to tick" className="flex flex-wrap gap-1.5">
        {events.map((event) => (
          <li key={event}>
            <code className="rounded-md bg-sunken px-2 py-1 text-xs text-ink">{event}</code>
          </li>
        ))}
      </ul>
      <RazorpayLink page="webhooks">Open webhooks at Razorpay</RazorpayLink>
    </div>
  );
}

function RazorpayLink({ page, children }: { page: string; children: ReactNode }) {
  return (
    <a
      href={`https://dashboard.razorpay.com/app/${page}`}
      target="_blank"
      rel="noopener noreferrer"
      className={lineLinkClass}
    >
      {children}
      <ExternalLink size={16} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
