import { pageRules } from './page-rules.ts';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const darkCondition = '(prefers-color-scheme: dark)';
const forced = new WeakSet<CSSMediaRule>();

/**
 * Shows one scheme whatever the system prefers: what the stylesheets keep for dark holds always or
 * never. So the product's styles need no second way to be dark.
 */
export function forceScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  const condition = { system: darkCondition, light: 'not all', dark: 'all' }[scheme];
  for (const rule of pageRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (!forced.has(rule) && rule.conditionText !== darkCondition) continue;
    forced.add(rule);
    rule.media.mediaText = condition;
  }
}
