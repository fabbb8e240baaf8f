import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Looks {
  /** Rules that make no sense on this page. */
  without?: string[];
  /** Only these, where others can find nothing new. */
  rules?: string[] | undefined;
}

/** What axe finds on a page, a line for each element: rule, element, what to mend. */
export async function violationsOn(
  page: Page,
  { without = [], rules }: Looks = {},
): Promise<string[]> {
  // The legacy mode stays in this page; what it leaves out are frames of other origins.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const chosen = rules ? builder.withRules(rules) : builder.withTags(tags).disableRules(without);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [`${id}: ${target.join(' ')}`, ...failureSummary.split('\n').slice(1)].join('\n    '),
    ),
  );
}
