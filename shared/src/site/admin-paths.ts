/** The last segment of each admin page's path, except the overview. */
export const adminSections = [
  'vendors',
  'payments',
  'subscriptions',
  'newsletter',
  'audit',
  'account',
] as const;
export type AdminSection = (typeof adminSections)[number];

/** The paths of the admin area, including its overview. Server and router share this pattern. */
export const adminPathPattern = new RegExp(`^/admin(?:/(?:${adminSections.join('|')}))?/?$`, 'i');

/** The section of an address; undefined for the overview. */
export function adminSectionAt(path: string): AdminSection | undefined {
  const [, , name] = path.toLowerCase().split('/');
  return adminSections.find((section) => section === name);
}
