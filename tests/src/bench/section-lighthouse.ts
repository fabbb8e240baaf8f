import { freePort } from '@thali/local/engines/free-port';
import lighthouse, { type Result } from 'lighthouse';
import { withBuiltSite } from '../support/browser.ts';
import { messUrl } from '../support/mess-url.ts';
import { median } from './percentiles.ts';
import { medianWithRange, milliseconds, printLoad, printNote, printTable } from './print.ts';

const runs = 5;
const minScore = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  'speed index': 'speed-index',
};

/** Runs Lighthouse for a first visit by phone, with its default throttling. */
export async function benchLighthouse(): Promise<void> {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`];
  await withBuiltSite(
    async (platform) => {
      const pages = {
        Storefront: messUrl(platform, '/menu/demo'),
        'Home page of a mess': messUrl(platform, '/'),
        'Landing page': platform.url,
      };
      const visits = new Map<string, Result[]>();
      for (const [name, url] of Object.entries(pages)) visits.set(name, await runVisits(url, port));
      printScores(visits);
      for (const [name, results] of visits) printFailures(name, results);
      const speeds = [...visits.values()]
        .flat()
        .map(({ environment }) => environment.benchmarkIndex);
      printNote(`Benchmark index of the machine by Lighthouse: ${Math.round(median(speeds))}`);
      printLoad();
    },
    { args },
  );
}

async function runVisits(url: string, port: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let tries = 0; results.length < runs && tries < 2 * runs; tries += 1) {
    const visit = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
    });
    if (!visit) throw new Error(`Lighthouse returned no report for ${url}`);
    // On a busy machine a page may not paint in time. Such a visit does not count.
    if (visit.lhr.runtimeError) printNote(`${url}: ${visit.lhr.runtimeError.code}, visit repeated`);
    else results.push(visit.lhr);
  }
  return results;
}

function printScores(visits: ReadonlyMap<string, Result[]>): void {
  const figure = (results: Result[], id: string, textOf: (value: number) => string) =>
    medianWithRange(
      results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
      textOf,
    );
  printTable(
    `Lighthouse, mobile, simulated throttling: medians of ${runs} visits, with lowest and highest`,
    ['page', ...categories, ...Object.keys(timings), 'CLS'],
    [...visits].map(([name, results]) => [
      name,
      ...categories.map((id) => scoreText(results.map((result) => scoreOf(result, id)))),
      ...Object.values(timings).map((id) => figure(results, id, milliseconds)),
      figure(results, 'cumulative-layout-shift', (shift) => shift.toFixed(3)),
    ]),
  );
}

/** Prints the audits that cost points in the last visit. */
function printFailures(name: string, results: readonly Result[]): void {
  const last = results.at(-1);
  for (const category of Object.values(last?.categories ?? {})) {
    for (const { id, weight } of category.auditRefs) {
      const audit = last?.audits[id];
      if (weight === 0 || audit?.score == null || audit.score >= 0.9) continue;
      const share = Math.round(100 * audit.score);
      printNote(`${name}, ${category.id}: ${id} ${share} (${audit.displayValue ?? audit.title})`);
    }
  }
}

function scoreOf({ categories: scores }: Result, id: string): number {
  return 100 * (scores[id]?.score ?? 0);
}

function scoreText(scores: readonly number[]): string {
  const text = medianWithRange(scores, (score) => score.toFixed(0));
  return `${text}${median(scores) < minScore ? ' (!)' : ''}`;
}
