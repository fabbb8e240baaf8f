import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';

/** A change of a vendor's status that an admin can make. */
export interface StatusChange {
  status: 'active' | 'suspended';
  label: string;
  busyLabel: string;
  title: string;
  explanation: string;
  /** The readers of the reason. */
  reasonHint: string;
  doneText: string;
}

/** The change that an admin can make. Returns undefined for a pending vendor, because provisioning activates it. */
export function statusChangeOf({
  status,
  name,
}: Pick<AdminVendor, 'status' | 'name'>): StatusChange | undefined {
  if (status === 'active') {
    return {
      status: 'suspended',
      label: 'Suspend',
      busyLabel: 'Suspending...',
      title: `Suspend ${name}?`,
      explanation:
        'It takes no more orders, its storefront says ‘Closed until further notice’, and the owner gets an email. Nothing is deleted: menu, orders and wallet stay as they are, and you can reactivate it at any time.',
      reasonHint: 'The mess sees it too.',
      doneText: `${name} is suspended`,
    };
  }
  if (status === 'suspended') {
    return {
      status: 'active',
      label: 'Reactivate',
      busyLabel: 'Reactivating...',
      title: `Reactivate ${name}?`,
      explanation:
        'It takes orders again at once, for as long as its plan is paid. The owner gets an email.',
      reasonHint: 'For the audit log.',
      doneText: `${name} is active again`,
    };
  }
  return undefined;
}
