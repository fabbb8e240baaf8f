/** Rule: plans-1 */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * Whether vendors of a plan set their own accent colour and logo: the white label of Enterprise. For other plans the
 * platform's team sets them.
 */
export function hasOwnLook(plan: PlanId | null | undefined): boolean {
  return plan === 'enterprise';
}
