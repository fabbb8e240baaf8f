import { expect, it } from 'vitest';
import { fallbackText } from './fallback-texts.ts';

it.each([
  ['POST', '/auth/register', 'Registration failed. Please try again.'],
  ['POST', '/auth/login', 'Login failed. Please check your credentials.'],
  ['PUT', '/auth/profile', 'Profile update failed. Please try again.'],
  ['POST', '/auth/request-otp', 'OTP operation failed. Please try again.'],
  ['POST', '/auth/verify-otp', 'OTP operation failed. Please try again.'],
  ['GET', '/vendors', 'Failed to fetch vendors'],
  ['GET', '/admin/vendors', 'Failed to fetch vendors'],
  ['GET', '/vendors/V1', 'Failed to fetch vendor'],
  ['GET', '/vendors/subdomain/demo', 'Failed to fetch vendor'],
  ['POST', '/vendors', 'Failed to create vendor'],
  ['PUT', '/vendors/V1', 'Failed to update vendor'],
  ['POST', '/admin/vendors/V1/status', 'Failed to update vendor'],
  ['DELETE', '/vendors/V1', 'Failed to delete vendor'],
  ['GET', '/vendors/V1/menu-items', 'Failed to fetch menu items'],
  ['POST', '/vendors/V1/menu-items', 'Failed to create menu item'],
  ['PUT', '/vendors/V1/menu-items/I1', 'Failed to update menu item'],
  ['DELETE', '/vendors/V1/menu-items/I1', 'Failed to delete menu item'],
  ['GET', '/vendors/V1/menu-categories', 'Failed to fetch menu categories'],
  ['POST', '/vendors/V1/menu-categories', 'Failed to create category.'],
  ['PATCH', '/vendors/V1/menu-categories/C1', 'Failed to update category.'],
  ['DELETE', '/vendors/V1/menu-categories/C1', 'Failed to delete category.'],
  ['POST', '/orders/expire-old-orders', 'Failed to expire orders'],
  ['GET', '/vendor-wallet/overview', 'Failed to fetch wallet data'],
  ['POST', '/vendor-wallet/pay', 'Payment failed'],
  ['POST', '/orders', 'Failed to create order'],
  ['PATCH', '/orders/O1/status', 'Failed to update order'],
  ['GET', '/orders', 'Failed to fetch orders'],
  ['GET', '/vendors/V1/analytics', 'Failed to fetch analytics'],
  ['GET', '/vendors/V1/analytics/daily', 'Failed to fetch analytics'],
  ['GET', '/orders/analytics/summary', 'Failed to fetch analytics'],
  ['GET', '/vendors/forecast', undefined],
  ['GET', '/orders/O1', undefined],
])('%s %s without words', (method, path, text) => {
  expect(fallbackText(method, path)).toBe(text);
});
