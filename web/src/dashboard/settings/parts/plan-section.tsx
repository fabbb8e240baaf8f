import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from './settings-section.tsx';

/** The plan by name; all about it stands on a page of its own. */
export function PlanSection({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection
      title="Plan and Billing"
      description={vendor.plan ? `${planCatalogue[vendor.plan].name} plan` : 'No plan yet'}
    >
      <Link href="/billing" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <ReceiptText size={18} aria-hidden="true" />
        Manage Billing
      </Link>
    </SettingsSection>
  );
}
