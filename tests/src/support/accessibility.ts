/// <reference lib="dom" />
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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
  await bringAxe(page);
  return page.evaluate(
    async (options: RunOptions) => {
      const { violations } = await window.axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) =>
          [`${id}: ${target.join(' ')}`, ...failureSummary.split('\n').slice(1)].join('\n    '),
        ),
      );
    },
    {
      resultTypes: ['violations'],
      // Otherwise axe fetches every style sheet again, for a rule that is not among these.
      preload: false,
      ...(rules
        ? { runOnly: { type: 'rule', values: rules } }
        : {
            runOnly: { type: 'tag', values: tags },
            rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          }),
    } satisfies RunOptions,
  );
}

/** Once for each document: it is half a megabyte, and a screen is looked at several times. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
}
