import type { AdminVendor, EndingSubscription } from '@thali/shared/admin/admin-vendors.contract';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { paymentPath, vendorPath } from '../shared/admin-links.ts';
import { dayDistance } from '../shared/format.ts';

type OpenPayment = Pick<AdminPayment, 'orderId' | 'messName' | 'provisioning'>;
type SuspendedVendor = Pick<AdminVendor, 'id' | 'name' | 'subdomain' | 'statusReason'>;

/** An open task of the owner. */
export interface OpenTask {
  key: string;
  kind: 'provisioning' | 'subscription' | 'suspended';
  /** Name of the mess. */
  name: string;
  text: string;
  href: string;
}

interface TaskSources {
  payments: readonly OpenPayment[];
  subscriptions: readonly EndingSubscription[];
  suspended: readonly SuspendedVendor[];
}

/** The open tasks, most urgent first: paid plans that are not set up, plans that end, suspended vendors. */
export function openTasksOf(
  { payments, subscriptions, suspended }: TaskSources,
  now: Date,
): OpenTask[] {
  return [
    ...payments.flatMap((payment) => tasksOfPayment(payment)),
    ...subscriptions.map((subscription) => taskOfSubscription(subscription, now)),
    ...suspended.map(taskOfSuspendedVendor),
  ];
}

/** Empty while the set-up retries by itself. */
function tasksOfPayment({ orderId, messName, provisioning }: OpenPayment): OpenTask[] {
  if (!provisioning.stopped) return [];
  return [
    {
      key: orderId,
      kind: 'provisioning',
      name: messName,
      text: provisioning.failure ?? 'Please check this payment.',
      href: paymentPath(orderId),
    },
  ];
}

function taskOfSubscription(subscription: EndingSubscription, now: Date): OpenTask {
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

function taskOfSuspendedVendor({ id, name, subdomain, statusReason }: SuspendedVendor): OpenTask {
  return {
    key: `suspended-${id}`,
    kind: 'suspended',
    name,
    text: statusReason ? `Suspended: ${statusReason}` : 'Suspended',
    href: vendorPath({ id, subdomain }),
  };
}
