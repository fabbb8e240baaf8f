import { hoursToday, type OpenState } from '@thali/shared/vendors/business-hours';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { Clock3 } from 'lucide-react';
import { hoursText } from '../../../lib/time/hours-text.ts';

interface OpenLineProps {
  vendor: PublicVendor;
  open: OpenState | undefined;
  now: Date;
}

/** Whether the kitchen is open now, and its hours of today. */
export function OpenLine({ vendor, open, now }: OpenLineProps) {
  const { text, isGood } = stateOf(vendor, open);
  const hours = hoursToday(vendor.settings, now);
  // A day off is said in the state already.
  const hasHours = vendor.status === 'active' && (open?.isOpen !== false || !hours?.closed);
  const tone = isGood ? 'bg-leaf-soft text-leaf' : 'bg-chilli-soft text-chilli';
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span
        className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1.5 font-semibold ${tone}`}
      >
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
        {text}
      </span>
      {hasHours && (
        <span className="money inline-flex items-center gap-1.5 text-ink-soft">
          <Clock3 size={16} aria-hidden="true" />
          {hoursText(hours)}
        </span>
      )}
    </p>
  );
}

function stateOf({ status }: PublicVendor, open: OpenState | undefined) {
  if (status === 'pending') return { text: 'The kitchen is getting ready.', isGood: true };
  if (status === 'suspended') return { text: 'Not taking orders at the moment.', isGood: false };
  if (!open || open.isOpen) return { text: 'Open Now', isGood: true };
  return { text: open.reason, isGood: false };
}
