/** Rule: plans-1 */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * Whether vendors of a plan set their own accent colour and logo. It is the white label of Enterprise;
 * for the others the platform's team does it.
 */
export function hasOwnLook(plan: PlanId | null | undefined): boolean {
  return plan === 'enterprise';
}
