/** How the guest eats: at the mess, or elsewhere from a parcel. Rule: orders-44 */
export const serviceModes = ['dine_in', 'takeaway'] as const;
export type ServiceMode = (typeof serviceModes)[number];

export const serviceLabels: Record<ServiceMode, string> = {
  dine_in: 'Eat here',
  takeaway: 'Parcel',
};
