import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { type PlanId, planIds } from '@thali/shared/plans/plan-ids';

/** What changes with another plan. */
export interface FeatureChange {
  /** `You get` or `You give up`. */
  lead: string;
  features: readonly string[];
}

/** What another plan has more, or less, than the one there is; all of its own without one. */
export function featureChange(from: PlanId | undefined, to: PlanId): FeatureChange {
  const own = from === undefined ? [] : allFeatures(from);
  const next = allFeatures(to);
  const more = next.filter((feature) => !own.includes(feature));
  return more.length > 0
    ? { lead: 'You get', features: more }
    : { lead: 'You give up', features: own.filter((feature) => !next.includes(feature)) };
}

/** Each plan has what those before it have. */
function allFeatures(planId: PlanId): string[] {
  return planIds
    .slice(0, planIds.indexOf(planId) + 1)
    .flatMap((id) => [...planCatalogue[id].features]);
}
