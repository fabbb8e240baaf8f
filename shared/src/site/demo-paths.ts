/** The screens of the demo, the first at `/demo`. Rule: site-19 */
export const demoSections = ['kitchen', 'orders', 'today', 'bill'] as const;
export type DemoSection = (typeof demoSections)[number];

/** The address of a screen of the demo. */
export function demoPath(section: DemoSection): string {
  return section === 'kitchen' ? '/demo' : `/demo/${section}`;
}

/** The addresses of the demo. */
export const demoPaths = new RegExp(`^/demo(?:/(?<section>${demoSections.join('|')}))?/?$`, 'i');
