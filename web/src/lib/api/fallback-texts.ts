import type { CallKey } from './calls.ts';

/**
 * Texts for refusals that have none, such as a refusal by a proxy before our server.
 * Rule: wire-9
 */
export const fallbackTexts: Partial<Record<CallKey, string>> = {
  'POST /auth/register': 'Registration failed. Please try again.',
  'POST /auth/login': 'Login failed. Please check your credentials.',
  'PUT /auth/profile': 'Profile update failed. Please try again.',
  'POST /auth/request-otp': 'OTP operation failed. Please try again.',
  'POST /auth/verify-otp': 'OTP operation failed. Please try again.',
  'GET /vendors': 'Failed to fetch vendors',
  'GET /admin/vendors': 'Failed to fetch vendors',
  'GET /vendors/{vendorId}': 'Failed to fetch vendor',
  'GET /vendors/subdomain/{subdomain}': 'Failed to fetch vendor',
  'POST /vendors': 'Failed to create vendor',
  'PUT /vendors/{vendorId}': 'Failed to update vendor',
  'POST /admin/vendors/{vendorId}/status': 'Failed to update vendor',
  'DELETE /vendors/{vendorId}': 'Failed to delete vendor',
  'GET /vendors/{vendorId}/menu-items': 'Failed to fetch menu items',
  'POST /vendors/{vendorId}/menu-items': 'Failed to create menu item',
  'PUT /vendors/{vendorId}/menu-items/{itemId}': 'Failed to update menu item',
  'DELETE /vendors/{vendorId}/menu-items/{itemId}': 'Failed to delete menu item',
  'GET /vendors/{vendorId}/menu-categories': 'Failed to fetch menu categories',
  'POST /vendors/{vendorId}/menu-categories': 'Failed to create category.',
  'PATCH /vendors/{vendorId}/menu-categories/{categoryId}': 'Failed to update category.',
  'DELETE /vendors/{vendorId}/menu-categories/{categoryId}': 'Failed to delete category.',
  'POST /orders': 'Failed to create order',
  'PATCH /orders/{orderId}/status': 'Failed to update order',
  'POST /orders/{orderId}/not-collected': 'Failed to update order',
  'POST /orders/expire-old-orders': 'Failed to expire orders',
  'GET /orders': 'Failed to fetch orders',
  'GET /vendors/{vendorId}/analytics': 'Failed to fetch analytics',
  'GET /vendors/{vendorId}/analytics/daily': 'Failed to fetch analytics',
  'GET /orders/analytics/summary': 'Failed to fetch analytics',
  'GET /vendor-wallet/overview': 'Failed to fetch wallet data',
  'POST /vendor-wallet/pay': 'Payment failed',
};
