/**
 * What is said about a call whose refusal came without words, as from something between our server and us.
 * @param path  below /api
 * Rule: wire-9
 */
export function fallbackText(method: string, path: string): string | undefined {
  const call = `${method} ${path}`;
  return texts.find(([pattern]) => pattern.test(call))?.[1];
}

const texts: readonly (readonly [RegExp, string])[] = [
  [/^POST \/auth\/register$/, 'Registration failed. Please try again.'],
  [/^POST \/auth\/login$/, 'Login failed. Please check your credentials.'],
  [/^PUT \/auth\/profile$/, 'Profile update failed. Please try again.'],
  [/^POST \/auth\/(request|verify)-otp$/, 'OTP operation failed. Please try again.'],
  [/^GET (\/admin)?\/vendors$/, 'Failed to fetch vendors'],
  [/^GET \/vendors\/(subdomain\/)?(?!forecast)[^/]+$/, 'Failed to fetch vendor'],
  [/^POST \/vendors$/, 'Failed to create vendor'],
  [/^PUT \/vendors\/[^/]+$/, 'Failed to update vendor'],
  [/^POST \/admin\/vendors\/[^/]+\/status$/, 'Failed to update vendor'],
  [/^DELETE \/vendors\/[^/]+$/, 'Failed to delete vendor'],
  [/^GET .*\/menu-items$/, 'Failed to fetch menu items'],
  [/^POST .*\/menu-items$/, 'Failed to create menu item'],
  [/^PUT .*\/menu-items\/[^/]+$/, 'Failed to update menu item'],
  [/^DELETE .*\/menu-items\/[^/]+$/, 'Failed to delete menu item'],
  [/^GET .*\/menu-categories$/, 'Failed to fetch menu categories'],
  [/^POST .*\/menu-categories$/, 'Failed to create category.'],
  [/^PATCH .*\/menu-categories\/[^/]+$/, 'Failed to update category.'],
  [/^DELETE .*\/menu-categories\/[^/]+$/, 'Failed to delete category.'],
  [/^POST \/orders$/, 'Failed to create order'],
  [/^PATCH \/orders\/[^/]+\/status$/, 'Failed to update order'],
  [/^POST \/orders\/expire-old-orders$/, 'Failed to expire orders'],
  [/^GET \/orders$/, 'Failed to fetch orders'],
  [/^GET .*\/analytics(\/daily|\/summary)?$/, 'Failed to fetch analytics'],
  [/^GET \/vendor-wallet\/overview$/, 'Failed to fetch wallet data'],
  [/^POST \/vendor-wallet\/pay$/, 'Payment failed'],
];
