import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { LifeBuoy, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { ContactEmailForm } from './contact-email-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The name and contact data of the mess, read-only except the e-mail for guests. Rule: settings-1, settings-11 */
export function BusinessProfile({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection title="Business Profile">
      <dl className="flex flex-col gap-3">
        <Fact name="Display name" value={vendor.displayName} />
        <Fact name="Email" value={vendor.email} />
        <Fact name="Phone" value={vendor.phone && readablePhone(vendor.phone)} />
        <Fact name="Subdomain" value={vendor.subdomain} />
      </dl>
      <ContactEmailForm vendor={vendor} />
      <p className="mt-5 flex gap-2.5 rounded-field bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
        <LifeBuoy size={18} className="mt-0.5 shrink-0 text-ink-faint" />
        To change anything else here, please contact support.
      </p>
    </SettingsSection>
  );
}

/** The name of the plan, and a link to the billing page. */
export function PlanSection({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection
      title="Plan and Billing"
      description={vendor.plan ? `${planCatalogue[vendor.plan].name} plan` : 'No plan yet'}
    >
      <Link href="/billing" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <ReceiptText size={18} />
        Manage Billing
      </Link>
    </SettingsSection>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="flex flex-col gap-x-4 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">
        {value ?? <span className="font-normal text-ink-faint">Not given</span>}
      </dd>
    </div>
  );
}
