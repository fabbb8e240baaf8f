import { httpFunction } from '../http/http-function.ts';
import { analyticsRoutes } from '../routes/analytics-routes.ts';
import { getDailyAnalytics } from './get-daily-analytics.ts';
import { getOrderSummary } from './get-order-summary.ts';
import { getVendorAnalytics } from './get-vendor-analytics.ts';
import { listCustomers } from './list-customers.ts';

export const handler = httpFunction(analyticsRoutes, {
  getDailyAnalytics,
  getOrderSummary,
  getVendorAnalytics,
  listCustomers,
});
