import type { AdminVendor, EndingSubscription } from '@thali/shared/admin/admin-vendors.contract';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { paymentPath, vendorPath } from '../shared/admin-links.ts';
import { dayDistance } from '../shared/format.ts';

type OpenPayment = Pick<AdminPayment, 'orderId' | 'messName' | 'provisioning'>;
type SuspendedVendor = Pick<AdminVendor, 'id' | 'name' | 'subdomain' | 'statusReason'>;

/** An open task of the owner. */
export interface Need {
  key: string;
  kind: 'provisioning' | 'subscription' | 'suspended';
  /** Name of the mess. */
  name: string;
  text: string;
  href: string;
}

interface Found {
  payments: readonly OpenPayment[];
  subscriptions: readonly EndingSubscription[];
  suspended: readonly SuspendedVendor[];
}

/** The most urgent first: paid plans that are not set up, plans that end, suspended vendors. */
export function needsOf({ payments, subscriptions, suspended }: Found, now: Date): Need[] {
  return [
    ...payments.flatMap((payment) => ofPayment(payment)),
    ...subscriptions.map((subscription) => ofSubscription(subscription, now)),
    ...suspended.map(ofSuspended),
  ];
}

/** Provisioning that retries by itself needs no admin. */
function ofPayment({ orderId, messName, provisioning }: OpenPayment): Need[] {
  if (!provisioning.stopped) return [];
  return [
    {
      key: orderId,
      kind: 'provisioning',
      name: messName,
      text: provisioning.failure ?? 'Someone needs to look at it.',
      href: paymentPath(orderId),
    },
  ];
}

function ofSubscription(subscription: EndingSubscription, now: Date): Need {
  const { vendorId, name, subdomain, state, periodEnd, ordersUntil } = subscription;
  const texts = {
    active: `Its plan ends ${dayDistance(periodEnd, now)}`,
    grace: `Its plan has ended; orders stop ${dayDistance(ordersUntil, now)}`,
    ended: `Its plan has ended; orders stopped ${dayDistance(ordersUntil, now)}`,
  };
  return {
    key: `plan-${vendorId}`,
    kind: 'subscription',
    name,
    text: texts[state],
    href: vendorPath({ id: vendorId, subdomain }),
  };
}

function ofSuspended({ id, name, subdomain, statusReason }: SuspendedVendor): Need {
  return {
    key: `suspended-${id}`,
    kind: 'suspended',
    name,
    text: statusReason ? `Suspended: ${statusReason}` : 'Suspended',
    href: vendorPath({ id, subdomain }),
  };
}
