import { httpFunction } from '../http/http-function.ts';
import { adminRoutes } from '../routes/admin-routes.ts';
import { getAdminAnalytics } from './get-admin-analytics.ts';
import { listAdminVendors } from './list-admin-vendors.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listEndingSubscriptions } from './list-ending-subscriptions.ts';
import { setVendorStatus } from './set-vendor-status.ts';

export const handler = httpFunction(adminRoutes, {
  getAdminAnalytics,
  listAdminVendors,
  listAuditLog,
  listEndingSubscriptions,
  setVendorStatus,
});
