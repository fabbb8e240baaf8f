import { type Plan, planCatalogue } from '@thali/shared/plans/plan-catalogue';

/** The plan choices of the business sign-up, each with its plan. Rule: site-5, site-17 */
export const planChoices = {
  free: { label: 'Free', plan: planCatalogue.starter },
  basic: { label: 'Basic', plan: planCatalogue.starter },
  premium: { label: 'Premium', plan: planCatalogue.professional },
  enterprise: { label: 'Enterprise', plan: planCatalogue.enterprise },
} as const satisfies Record<string, { label: string; plan: Plan }>;

export type PlanChoice = keyof typeof planChoices;

export function isPlanChoice(value: string): value is PlanChoice {
  return value in planChoices;
}
