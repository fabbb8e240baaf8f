/** The last part of a screen's address. */
export type DashboardTabId =
  | 'overview'
  | 'orders'
  | 'menu'
  | 'analytics'
  | 'forecasting'
  | 'wallet'
  | 'settings'
  | 'customers';

export function tabPath(id: DashboardTabId): string {
  return `/vendor/${id}`;
}

/** Rule: plans-18 */
export const billingPath = '/billing';

/** Pages without the dashboard's frame, made for printing. */
export const tableCardsPath = '/vendor/table-cards';
export const kitchenSheetPath = '/vendor/kitchen-sheet';
