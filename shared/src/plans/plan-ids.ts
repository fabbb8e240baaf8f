/** Rule: plans-1 */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * Whether vendors of a plan may set their own accent colour and logo (white label). For other plans, admins set both.
 */
export function hasOwnLook(plan: PlanId | null | undefined): boolean {
  return plan === 'enterprise';
}
