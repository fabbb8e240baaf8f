import { type PlanId, planIds } from './plan-ids.ts';

export interface PlanFeature {
  id: string;
  text: string;
  plans: readonly PlanId[];
  /** The first day, YYYY-MM-DD. Undefined if no plan has the feature yet. */
  availableSince: string | undefined;
}

const launch = '2026-11-01';

/**
 * The features that plans really have. The lists on the price cards only describe the plans. To announce a feature,
 * give its row a date.
 * Rule: plans-31
 */
export const planFeatures: readonly PlanFeature[] = [
  {
    id: 'ordering',
    text: 'QR menu and orders at your own web address, without an app',
    plans: planIds,
    availableSince: launch,
  },
  {
    id: 'kitchen',
    text: 'Kitchen screens, ready board, menu on a TV and printed tickets',
    plans: planIds,
    availableSince: launch,
  },
  {
    id: 'menu',
    text: 'Portions, options, today’s thali and import of a printed menu',
    plans: planIds,
    availableSince: launch,
  },
  {
    id: 'payments',
    text: 'Cash, your own UPI ID and your own Razorpay account',
    plans: planIds,
    availableSince: launch,
  },
  { id: 'bills', text: 'Bills for your guests, with GST', plans: planIds, availableSince: launch },
  {
    id: 'analytics',
    text: 'Analytics, forecast and customer list',
    plans: planIds,
    availableSince: launch,
  },
  {
    id: 'look',
    text: 'Your own colour, logo and cover',
    plans: planIds,
    availableSince: launch,
  },
  {
    id: 'priority-email',
    text: 'Priority email support',
    plans: ['professional', 'enterprise'],
    availableSince: launch,
  },
  {
    id: 'services',
    text: 'Account manager, integrations and training, as agreed',
    plans: ['enterprise'],
    availableSince: launch,
  },
  {
    id: 'team',
    text: 'Roles for your team, PINs on shared tablets, and a log',
    plans: planIds,
    availableSince: '2026-11-27',
  },
  {
    id: 'counter',
    text: 'Sales at the counter without a phone, free of the platform fee',
    plans: planIds,
    availableSince: '2026-11-27',
  },
  {
    id: 'pre-orders',
    text: 'Orders for a chosen time',
    plans: planIds,
    availableSince: '2026-11-27',
  },
  {
    id: 'passes',
    text: 'Meal passes, with the number of meals to cook',
    plans: planIds,
    availableSince: '2026-11-27',
  },
  {
    id: 'outlets',
    text: 'Several messes in one account',
    plans: planIds,
    availableSince: '2026-11-27',
  },
];

/** The features that exist today, in any plan. */
export const availableFeatures = planFeatures.filter(({ availableSince }) => availableSince);

/** The features on the price cards that no plan has yet. */
export const missingFeatures = planFeatures.filter(({ availableSince }) => !availableSince);

/** The features of a plan today. */
export function featuresOf(plan: PlanId): readonly PlanFeature[] {
  return availableFeatures.filter(({ plans }) => plans.includes(plan));
}

/** The features that a change of plan adds and ends. */
export function planDifference(from: PlanId, to: PlanId) {
  const [before, after] = [featuresOf(from), featuresOf(to)];
  return {
    added: after.filter((feature) => !before.includes(feature)),
    ended: before.filter((feature) => !after.includes(feature)),
  };
}
