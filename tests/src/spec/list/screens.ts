/** Addresses of both documents, sections 2, as `pageName` names them; `any` host where both have one. */
export const screens: readonly string[] = [
  'main /',
  'mess /',
  'any /login',
  'any /register',
  'any /customer',
  'any /vendor',
  'any /admin',
  'any /billing',
  'any /orders/{orderId}',
  'any /menu/{subdomain}',
  'any /order/{orderId}',
  'any /payment/{orderId}',
  'main /support',
  'main /help',
  'main /contact',
  'main /docs',
  'main /integrations',
  'main /privacy-policy',
  'main /terms-of-service',
];

/** What an address can point at within a page. Rule: site-1, site-10, site-12 */
export const anchors: readonly { page: string; ids: readonly string[] }[] = [
  { page: 'main /', ids: ['features', 'pricing', 'testimonials', 'faq', 'newsletter'] },
  { page: 'mess /', ids: ['menu', 'about', 'contact'] },
  {
    page: 'main /docs',
    ids: [
      'overview',
      'getting-started',
      'account-management',
      'features',
      'roles',
      'menu-orders',
      'analytics',
      'security',
      'support',
      'faq',
    ],
  },
];
