/** Calls by section, as the specification writes them; below `/api`. */
export const callGroups: readonly { spec: string; calls: readonly string[] }[] = [
  {
    spec: '1, section 7: authentication',
    calls: [
      'POST /auth/login',
      'POST /auth/register',
      'POST /auth/logout',
      'POST /auth/refresh',
      'GET /auth/profile',
      'PUT /auth/profile',
      'POST /auth/request-otp',
      'POST /auth/verify-otp',
      'POST /auth/set-password',
    ],
  },
  {
    spec: '1, section 7: vendors',
    calls: [
      'GET /vendors',
      'GET /vendors/{id}',
      'GET /vendors/subdomain/{subdomain}',
      'GET /vendors/profile/{subdomain}',
      'POST /vendors',
      'PUT /vendors/{id}',
      'DELETE /vendors/{id}',
      'GET /vendors/{id}/analytics',
      'GET /vendors/{id}/analytics/daily',
    ],
  },
  {
    spec: '1 and 2, section 7: orders',
    calls: [
      'GET /orders',
      'GET /orders/{id}',
      'POST /orders',
      'PATCH /orders/{id}/status',
      'POST /orders/expire-old-orders',
      'GET /orders/analytics/summary',
    ],
  },
  {
    spec: '1 and 2, section 7: forecast',
    calls: [
      'GET /vendors/forecast',
      'GET /vendors/forecast/weekly',
      'GET /vendors/forecast/status',
      'POST /vendors/forecast/retrain',
    ],
  },
  {
    spec: '1 and 2, section 7: menu',
    calls: [
      'GET /vendors/{id}/menu-items',
      'POST /vendors/{id}/menu-items',
      'PUT /vendors/{id}/menu-items/{itemId}',
      'DELETE /vendors/{id}/menu-items/{itemId}',
      'GET /vendors/{id}/menu-categories',
      'POST /vendors/{id}/menu-categories',
      'PATCH /vendors/{id}/menu-categories/{categoryId}',
      'DELETE /vendors/{id}/menu-categories/{categoryId}',
      'GET /qr/menu/{vendorId}',
    ],
  },
  {
    spec: '2, section 7: wallet',
    calls: [
      'GET /vendor-wallet/overview',
      'GET /vendor-wallet/transactions',
      'GET /vendor-wallet/settlements',
      'POST /vendor-wallet/pay',
    ],
  },
  {
    spec: '1, section 7: other, and the payment of a subscription',
    calls: [
      'GET /customers',
      'GET /admin/analytics',
      'GET /health',
      'POST /payments/create-razorpay-order',
      'POST /payments/payment-success',
    ],
  },
];

/** Frames of the live link, and the turns of the link itself. Rule: live-3 */
export const liveEvents: readonly string[] = [
  'join',
  'leave',
  'joined',
  'order:new',
  'order:update',
  'menu:update',
  'connect',
  'disconnect',
  'connect_error',
];
