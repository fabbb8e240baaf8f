/** Where the overview leads on to. */
export interface OverviewPaths {
  menu: string;
  orders: string;
  settings: string;
  tableCards: string;
}
