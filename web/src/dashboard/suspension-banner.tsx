import { Ban } from 'lucide-react';
import { mailLink, supportEmail } from '../lib/tenant/support-email.ts';
import { formatDate } from '../lib/time/format-time.ts';
import { textLinkClass } from '../lib/ui/text-link-class.ts';
import type { Vendor } from './shared/own-vendor.ts';

/** Says why and since when the mess is suspended, what still works, and how to contact us. Rule: tenancy-17 */
export function SuspensionBanner({ vendor }: { vendor: Vendor }) {
  const { suspension, displayName } = vendor;
  if (!suspension) return null;
  return (
    <section
      aria-label="Suspended"
      className="mb-5 flex gap-3 rounded-card bg-chilli-soft px-4 py-3.5 text-sm print:hidden"
    >
      <Ban size={20} className="mt-0.5 shrink-0 text-chilli" />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <p className="text-base font-bold text-chilli">
          {suspension.at
            ? `Your mess has been suspended since ${formatDate(suspension.at)}`
            : 'Your mess is suspended'}
        </p>
        {suspension.reason && <p>Reason: {suspension.reason}</p>}
        <p>
          You can’t take new orders. Please finish the ones in progress; everything else works as
          before. Questions? Write to{' '}
          <a href={mailLink(`${displayName} is suspended`)} className={textLinkClass}>
            {supportEmail()}
          </a>
        </p>
      </div>
    </section>
  );
}
