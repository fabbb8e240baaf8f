/** The last part of each section's address in the settings, in the order of their index. */
export const settingsSectionIds = [
  'hours',
  'orders',
  'payments',
  'bills',
  'look',
  'devices',
  'team',
  'business',
] as const;
export type SettingsSectionId = (typeof settingsSectionIds)[number];

/** The addresses of the vendor dashboard. Server and router share this pattern. */
export const vendorPathPattern = new RegExp(
  `^/vendor(?:/[^/]+|/settings/(?:${settingsSectionIds.join('|')}))?/?$`,
  'i',
);
