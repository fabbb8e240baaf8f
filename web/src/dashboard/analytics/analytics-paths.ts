/** Where the figures lead on to. */
export interface AnalyticsPaths {
  menu: string;
  orders: string;
  customers: string;
}
