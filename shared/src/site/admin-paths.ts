/** What the admin home consists of beside its overview: the last part of each address. */
export const adminSections = ['vendors', 'payments', 'subscriptions', 'audit', 'account'] as const;
export type AdminSection = (typeof adminSections)[number];

/** The addresses of the admin home, the overview's own included. Server and router ask here. */
export const adminPaths = new RegExp(`^/admin(?:/(?:${adminSections.join('|')}))?/?$`, 'i');

/** The section that an address names; undefined for the overview. */
export function adminSectionAt(path: string): AdminSection | undefined {
  const [, , name] = path.toLowerCase().split('/');
  return adminSections.find((section) => section === name);
}
