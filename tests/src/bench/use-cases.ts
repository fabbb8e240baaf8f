export type UseCases = Awaited<ReturnType<typeof importUseCases>>;

/** Only when the platform has set the environment: the modules make their clients and log from it. */
export async function importUseCases() {
  return {
    ...(await import('@thali/functions/admin/get-admin-analytics')),
    ...(await import('@thali/functions/admin/list-admin-vendors')),
    ...(await import('@thali/functions/alarm/raise-alarm')),
    ...(await import('@thali/functions/analytics/get-daily-analytics')),
    ...(await import('@thali/functions/analytics/get-order-summary')),
    ...(await import('@thali/functions/analytics/get-vendor-analytics')),
    ...(await import('@thali/functions/analytics/list-customers')),
    ...(await import('@thali/functions/analytics/order-facts')),
    ...(await import('@thali/functions/analytics/project-orders')),
    ...(await import('@thali/functions/auth/sessions/login')),
    ...(await import('@thali/functions/customers/add-favorite')),
    ...(await import('@thali/functions/customers/merge-favorites')),
    ...(await import('@thali/functions/customers/remove-favorite')),
    ...(await import('@thali/functions/kitchen/change-choice-today')),
    ...(await import('@thali/functions/kitchen/change-item-today')),
    ...(await import('@thali/functions/kitchen/change-rush')),
    ...(await import('@thali/functions/live/join-room')),
    ...(await import('@thali/functions/live/memberships.table')),
    ...(await import('@thali/functions/menu/create-menu-category')),
    ...(await import('@thali/functions/menu/create-menu-item')),
    ...(await import('@thali/functions/menu/create-option-group')),
    ...(await import('@thali/functions/menu/delete-menu-category')),
    ...(await import('@thali/functions/menu/delete-menu-item')),
    // Before the use case that has the name of one of its commands.
    ...(await import('@thali/functions/menu/option-groups.table')),
    ...(await import('@thali/functions/menu/delete-option-group')),
    ...(await import('@thali/functions/menu/list-menu-items')),
    ...(await import('@thali/functions/menu/change-menu-items')),
    ...(await import('@thali/functions/menu/reorder-menu')),
    ...(await import('@thali/functions/menu/update-menu-item')),
    ...(await import('@thali/functions/menu/update-option-group')),
    ...(await import('@thali/functions/orders/change-order-status')),
    ...(await import('@thali/functions/orders/expire-vendor-orders')),
    ...(await import('@thali/functions/orders/get-order')),
    ...(await import('@thali/functions/orders/list-orders')),
    ...(await import('@thali/functions/orders/orders.table')),
    ...(await import('@thali/functions/orders/place-order')),
    ...(await import('@thali/functions/orders/recent-totals')),
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

/** What the pipeline hands to a use case beside its input. */
export const requestContext = {
  requestId: 'bench',
  cookies: {},
  sourceIp: '127.0.0.1',
  setHeader: () => undefined,
  setCookie: () => undefined,
};
