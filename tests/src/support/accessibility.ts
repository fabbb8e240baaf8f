/// <reference lib="dom" />
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface CheckOptions {
  /** Rules that do not apply to this page. */
  without?: string[];
  /** Runs only these rules. */
  rules?: string[] | undefined;
}

/** The violations that axe finds, one per element: rule, element, fix. */
export async function violationsOn(
  page: Page,
  { without = [], rules }: CheckOptions = {},
): Promise<string[]> {
  await loadAxe(page);
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
      // Otherwise axe fetches every style sheet again for a rule that does not run here.
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

/** Loads axe once per document, because it has half a megabyte and a test checks a screen several times. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
}
