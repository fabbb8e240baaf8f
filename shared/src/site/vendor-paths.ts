/** The last segment of each settings section's path, in the order of the settings index. */
export const settingsSectionIds = [
  'hours',
  'orders',
  'payments',
  'bills',
  'look',
  'devices',
  'team',
  'outlets',
  'business',
] as const;
export type SettingsSectionId = (typeof settingsSectionIds)[number];

/** The paths of the vendor dashboard. Server and router share this pattern. */
export const vendorPathPattern = new RegExp(
  `^/vendor(?:/[^/]+|/settings/(?:${settingsSectionIds.join('|')}))?/?$`,
  'i',
);
