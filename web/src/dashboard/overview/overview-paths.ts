/** Where the overview leads on to. */
export interface OverviewPaths {
  analytics: string;
  customers: string;
  menu: string;
  orders: string;
  settings: string;
  tableCards: string;
}
