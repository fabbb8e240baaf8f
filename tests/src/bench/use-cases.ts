export type UseCases = Awaited<ReturnType<typeof importUseCases>>;

/** Call this after the platform has set the environment: the modules create clients and logger from it. */
export async function importUseCases() {
  const { handler: reconcile } = await import('@thali/functions/lambdas/reconcile-payments.lambda');
  const { handler: cancelUnpaid } = await import(
    '@thali/functions/lambdas/cancel-unpaid-orders.lambda'
  );
  return {
    reconcile,
    cancelUnpaid,
    ...(await import('@thali/functions/admin/get-admin-analytics')),
    ...(await import('@thali/functions/admin/list-admin-vendors')),
    ...(await import('@thali/functions/alarm/raise-alarm')),
    ...(await import('@thali/functions/analytics/get-daily-analytics')),
    ...(await import('@thali/functions/analytics/get-order-summary')),
    ...(await import('@thali/functions/analytics/get-vendor-analytics')),
    ...(await import('@thali/functions/analytics/list-customers')),
    ...(await import('@thali/functions/analytics/order-facts')),
    ...(await import('@thali/functions/analytics/project-orders')),
    ...(await import('@thali/functions/auth/otp/phone-proof')),
    ...(await import('@thali/functions/auth/sessions/login')),
    ...(await import('@thali/functions/auth/sessions/refresh-session')),
    ...(await import('@thali/functions/customers/mark-favorites')),
    ...(await import('@thali/functions/customers/remove-favorite')),
    ...(await import('@thali/functions/kitchen/change-choice-today')),
    ...(await import('@thali/functions/kitchen/change-item-today')),
    ...(await import('@thali/functions/kitchen/change-rush')),
    ...(await import('@thali/functions/live/caller-limit')),
    ...(await import('@thali/functions/live/join-room')),
    ...(await import('@thali/functions/live/memberships.table')),
    ...(await import('@thali/functions/menu/create-menu-category')),
    ...(await import('@thali/functions/menu/create-menu-item')),
    ...(await import('@thali/functions/menu/create-option-group')),
    ...(await import('@thali/functions/menu/delete-menu-category')),
    ...(await import('@thali/functions/menu/delete-menu-item')),
    // Must come before the use case with the same name as one of its commands.
    ...(await import('@thali/functions/menu/option-groups.table')),
    ...(await import('@thali/functions/menu/delete-option-group')),
    ...(await import('@thali/functions/menu/list-menu-items')),
    ...(await import('@thali/functions/menu/change-menu-items')),
    ...(await import('@thali/functions/menu/reorder-menu')),
    ...(await import('@thali/functions/menu/update-menu-item')),
    ...(await import('@thali/functions/menu/update-option-group')),
    ...(await import('@thali/functions/order-payments/begin-online-payment')),
    ...(await import('@thali/functions/lambdas/purpose-handlers')),
    ...(await import('@thali/functions/payments/confirm-payment')),
    ...(await import('@thali/functions/orders/changes/cancel-order')),
    ...(await import('@thali/functions/orders/changes/change-order-status')),
    ...(await import('@thali/functions/orders/expiry/expire-vendor-orders')),
    ...(await import('@thali/functions/orders/reading/get-order')),
    ...(await import('@thali/functions/orders/listing/list-orders')),
    ...(await import('@thali/functions/orders/listing/list-slots')),
    ...(await import('@thali/functions/orders/store/orders.table')),
    ...(await import('@thali/functions/orders/placing/insert-order.table')),
    ...(await import('@thali/functions/orders/placing/place-order')),
    ...(await import('@thali/functions/orders/briefs/recent-totals')),
    ...(await import('@thali/functions/storefront/get-storefront')),
    ...(await import('@thali/functions/vendors/get-vendor')),
    ...(await import('@thali/functions/vendors/list-vendors')),
    ...(await import('@thali/functions/vendors/update-vendor')),
    ...(await import('@thali/functions/vendors/vendor-label')),
    ...(await import('@thali/functions/wallet/get-wallet-overview')),
    ...(await import('@thali/functions/wallet/get-wallet-statement')),
    ...(await import('@thali/functions/wallet/list-settlements')),
    ...(await import('@thali/functions/wallet/list-wallet-transactions')),
    ...(await import('@thali/functions/wallet/pay-settlement')),
  };
}

export const requestContext = {
  requestId: 'bench',
  cookies: {},
  sourceIp: '127.0.0.1',
  setHeader: () => undefined,
  setCookie: () => undefined,
};
