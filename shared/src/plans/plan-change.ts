import { planCatalogue } from './plan-catalogue.ts';
import { type PlanId, planIds } from './plan-ids.ts';

/** `Upgrade: Starter to Professional`; to a smaller plan it is a downgrade. */
export function planChangeName(from: PlanId, to: PlanId): string {
  const isUp = planIds.indexOf(to) > planIds.indexOf(from);
  return `${isUp ? 'Upgrade' : 'Downgrade'}: ${planCatalogue[from].name} to ${planCatalogue[to].name}`;
}
