import { type PlanId, planIds } from './plan-ids.ts';

export interface Plan {
  id: PlanId;
  name: string;
  /** The price for one month, in whole paise. Undefined if the price is negotiated. */
  monthlyPaise: number | undefined;
  isMostPopular: boolean;
  /** The features that the next smaller plan lacks. */
  features: readonly string[];
}

/** The plans. Only this file contains prices, so the price shown is the price charged. Rule: plans-1 */
export const planCatalogue: Readonly<Record<PlanId, Plan>> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyPaise: 1_999_00,
    isMostPopular: false,
    features: [
      'Menu management',
      'Order management',
      'QR code ordering',
      'Customer profiles',
      'Order notifications',
      'Mobile-friendly web app',
    ],
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    monthlyPaise: 4_999_00,
    isMostPopular: true,
    features: [
      'Vendor analytics dashboard',
      'Multi-vendor support',
      'Role-based access',
      'Priority email support',
    ],
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPaise: undefined,
    isMostPopular: false,
    features: [
      'White-label',
      'Dedicated account manager',
      'Custom integrations',
      '99.9% SLA',
      'On-premise deployment',
      'Advanced security',
      'Training',
    ],
  },
};

/** The plan with this price; undefined unless exactly one plan has the price. */
export function planAtPrice(paise: number): Plan | undefined {
  const [plan, ...otherPlans] = Object.values(planCatalogue).filter(
    ({ monthlyPaise }) => monthlyPaise === paise,
  );
  return otherPlans.length === 0 ? plan : undefined;
}

/** `Upgrade: Starter to Professional`, or `Downgrade: …` for a change to a smaller plan. */
export function planChangeName(from: PlanId, to: PlanId): string {
  const isUp = planIds.indexOf(to) > planIds.indexOf(from);
  return `${isUp ? 'Upgrade' : 'Downgrade'}: ${planCatalogue[from].name} to ${planCatalogue[to].name}`;
}
