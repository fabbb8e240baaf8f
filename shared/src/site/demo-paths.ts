import { settingsSectionIds } from './vendor-paths.ts';

/** The screens of the demo, the first at `/demo`. Rule: site-19 */
export const demoSections = [
  ...(['kitchen', 'orders', 'today', 'menu'] as const),
  ...(['analytics', 'wallet', 'settings', 'bill'] as const),
] as const;
export type DemoSection = (typeof demoSections)[number];

/** The path of a screen of the demo. */
export function demoPath(section: DemoSection): string {
  return section === 'kitchen' ? '/demo' : `/demo/${section}`;
}

/** The paths of the demo. */
export const demoPathPattern = new RegExp(
  `^/demo(?:/(?<section>${demoSections.join('|')})|/settings/(?:${settingsSectionIds.join('|')}))?/?$`,
  'i',
);

/** Converts a path of the dashboard to the demo's path and keeps the query. Undefined if the demo lacks the page. */
export function toDemoPath(dashboardPath: string): string | undefined {
  const [path = '', ...query] = dashboardPath.split(/(?=\?)/);
  const demo = path.replace(/^\/vendor(?=\/)/, '/demo').replace('/demo/overview', '/demo/today');
  return demoPathPattern.test(demo) ? demo + query.join('') : undefined;
}
