import type { SettingsSectionId } from '@thali/shared/site/vendor-paths';
// biome-ignore lint/style/noRestrictedImports: a type only; the keys of the tab table are the names.
import type { DashboardTabId } from '../dashboard-tabs.tsx';

export function tabPath(id: DashboardTabId): string {
  return `/vendor/${id}`;
}

/** Rule: settings-9 */
export function settingsPath(section: SettingsSectionId): string {
  return `${tabPath('settings')}/${section}`;
}

/** Rule: plans-18 */
export const billingPath = '/billing';

/** Pages to print, without the dashboard's frame. */
export const tableCardsPath = '/vendor/table-cards';
export const kitchenSheetPath = '/vendor/kitchen-sheet';
export const passCardsPath = '/vendor/pass-cards';
export const printedMenuPath = '/vendor/printed-menu';

/** Name, phone and e-mail of the signed-in person. Rule: accounts-41 */
export const accountPath = '/account?returnUrl=%2Fvendor';
