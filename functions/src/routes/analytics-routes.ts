import {
  getDailyAnalytics,
  getOrderSummary,
  getVendorAnalytics,
} from '@thali/shared/analytics/analytics.contract';
import { listCustomers } from '@thali/shared/customers/list-customers.contract';
import { listFeedback } from '@thali/shared/feedback/feedback.contract';
import type { HttpRoute } from './route-types.ts';

export const analyticsRoutes = [
  {
    contract: getVendorAnalytics,
    fn: 'analytics',
    access: { table: ['GetItem', 'Query'] },
  },
  { contract: getDailyAnalytics, fn: 'analytics', access: { table: ['GetItem', 'Query'] } },
  { contract: getOrderSummary, fn: 'analytics', access: { table: ['GetItem', 'Query'] } },
  { contract: listCustomers, fn: 'analytics', access: { table: ['GetItem', 'Query'] } },
  {
    contract: listFeedback,
    fn: 'analytics',
    access: { table: ['BatchGetItem', 'GetItem', 'Query'] },
  },
] as const satisfies readonly HttpRoute[];
