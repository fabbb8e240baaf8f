import { httpFunction } from '../http/http-function.ts';
import { getDailyAnalytics } from './get-daily-analytics.ts';
import { getOrderSummary } from './get-order-summary.ts';
import { getVendorAnalytics } from './get-vendor-analytics.ts';
import { listCustomers } from './list-customers.ts';

export const handler = httpFunction('analytics', {
  getDailyAnalytics,
  getOrderSummary,
  getVendorAnalytics,
  listCustomers,
});
