import { formatPaise } from '@thali/shared/money/paise';
import type { Plan } from '@thali/shared/plans/plan-catalogue';

/** A plan with a price. Buyers can buy it online. */
export type PlanForSale = Plan & { monthlyPaise: number };

export function isForSale(plan: Plan): plan is PlanForSale {
  return plan.monthlyPaise !== undefined;
}

/** `₹1,999`: whole rupees without paise. */
export function priceText({ monthlyPaise }: PlanForSale): string {
  return formatPaise(monthlyPaise).replace(/\.00$/, '');
}
