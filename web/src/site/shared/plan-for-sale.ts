import { formatShortPaise } from '@thali/shared/money/paise';
import { type Plan, planCatalogue } from '@thali/shared/plans/plan-catalogue';

/** A plan with a price. Buyers can buy it online. */
export type PlanForSale = Plan & { monthlyPaise: number };

export function isForSale(plan: Plan): plan is PlanForSale {
  return plan.monthlyPaise !== undefined;
}

/** `₹1,999`: whole rupees without paise. */
export function priceText({ monthlyPaise }: PlanForSale): string {
  return formatShortPaise(monthlyPaise);
}

const { starter } = planCatalogue;

/** The text for a prospect who chose 'Free' in the business sign-up. Rule: site-17 */
export const noFreePlanText = isForSale(starter)
  ? `There is no free plan; ${starter.name} is ${priceText(starter)} per month.`
  : '';
