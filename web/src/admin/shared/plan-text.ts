import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { PlanId } from '@thali/shared/plans/plan-ids';

/** `Starter`; `No plan` for a vendor that was made by hand. */
export function planText(plan: PlanId | 'none' | null): string {
  return plan === null || plan === 'none' ? 'No plan' : planCatalogue[plan].name;
}
