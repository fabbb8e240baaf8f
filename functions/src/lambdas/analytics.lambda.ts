import { getDailyAnalytics } from '../analytics/get-daily-analytics.ts';
import { getOrderSummary } from '../analytics/get-order-summary.ts';
import { getVendorAnalytics } from '../analytics/get-vendor-analytics.ts';
import { listCustomers } from '../analytics/list-customers.ts';
import { listFeedback } from '../feedback/list-feedback.ts';
import { httpFunction } from '../http/http-function.ts';
import { analyticsRoutes } from '../routes/analytics-routes.ts';

export const handler = httpFunction(analyticsRoutes, {
  getDailyAnalytics,
  getOrderSummary,
  getVendorAnalytics,
  listCustomers,
  listFeedback,
});
