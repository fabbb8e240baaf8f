/** The last part of the address of a tab, or of a screen without a tab of its own. */
export type DashboardTabId =
  | 'overview'
  | 'orders'
  | 'menu'
  | 'analytics'
  | 'forecasting'
  | 'wallet'
  | 'settings'
  | 'customers';

/** The address of a tab. */
export function tabPath(id: DashboardTabId): string {
  return `/vendor/${id}`;
}

/** Rule: plans-18 */
export const billingPath = '/billing';

/** Pages of their own, without the frame: they are there to be printed. */
export const tableCardsPath = '/vendor/table-cards';
export const kitchenSheetPath = '/vendor/kitchen-sheet';
