import { AppError } from '@thali/shared/http/app-error';
import { toPaise } from '@thali/shared/money/paise';
import { type Plan, planAtPrice, planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { PlanId } from '@thali/shared/plans/plan-ids';

type PlanForSale = Plan & { monthlyPaise: number };

/**
 * The plan of a purchase, by its id or else by its price. The amount must equal the catalogue's price.
 * @param amount  rupees
 * @throws AppError PLAN_NOT_FOR_SALE, INVALID_PAYMENT_AMOUNT
 */
export function planFor({
  planId,
  amount,
}: {
  planId?: PlanId | null | undefined;
  amount: number;
}): PlanForSale {
  const plan = planId ? planCatalogue[planId] : planAtPrice(toPaise(amount));
  if (!plan) throw wrongAmount();
  const { monthlyPaise } = plan;
  if (monthlyPaise === undefined) {
    throw new AppError('PLAN_NOT_FOR_SALE', 'Please contact sales for this plan.');
  }
  // Do not round: a difference of a fraction of a paisa is wrong too.
  if (amount * 100 !== monthlyPaise) throw wrongAmount();
  return { ...plan, monthlyPaise };
}

function wrongAmount(): AppError {
  const message = 'The amount is not the price of the plan. Please reload the page.';
  return new AppError('INVALID_PAYMENT_AMOUNT', message, {
    details: [{ path: 'amount', message }],
  });
}
