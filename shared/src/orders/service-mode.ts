/** Whether an order is eaten at the mess or taken away. Rule: orders-44 */
export const serviceModes = ['dine_in', 'takeaway'] as const;
export type ServiceMode = (typeof serviceModes)[number];

/** As every screen words it. */
export const serviceLabels: Record<ServiceMode, string> = {
  dine_in: 'Eat here',
  takeaway: 'Parcel',
};
