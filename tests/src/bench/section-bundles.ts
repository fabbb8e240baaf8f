import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { ConfigName } from '@thali/functions/config';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionSettings } from '@thali/functions/routes/route-types';
import {
  type Bundle,
  clientAlone,
  comparisonBundles,
  functionBundles,
} from './function-bundles.ts';
import { median } from './percentiles.ts';
import {
  kilobytes,
  medianWithRange,
  milliseconds,
  printLoad,
  printNote,
  printTable,
} from './print.ts';

const processes = 9;

/** Limit for the processor time of a function's import, relative to the SDK client alone. See docs/performance.md. */
const maxImportRatio = 2.5;

/**
 * Prints the deployed size of each function, and the processor time of its import in a new process. Fails if a function
 * takes too long.
 */
export async function benchBundles(): Promise<void> {
  const bundles = [...comparisonBundles(), ...functionBundles()];
  const samples = new Map(bundles.map((bundle) => [bundle, [] as number[]]));
  // Alternates between bundles, so that a load peak of the machine affects all bundles.
  for (let round = 0; round < processes; round += 1) {
    for (const [bundle, times] of samples) times.push(importMs(bundle));
  }
  const client = bundles.find(({ name }) => name === clientAlone);
  const clientMs = median((client && samples.get(client)) ?? []);
  const ratios = [...samples].map(([{ name }, times]) => ({
    name,
    ratio: median(times) / clientMs,
  }));
  printTable(
    `Function bundles: processor time of the import, median of ${processes} processes each, with lowest and highest`,
    ['function', 'minified', 'gzipped', 'import', 'of the client'],
    [...samples].map(([{ name, bytes, gzippedBytes }, times], index) => [
      name,
      kilobytes(bytes),
      kilobytes(gzippedBytes),
      medianWithRange(times, milliseconds),
      ratios[index]?.ratio.toFixed(2) ?? '',
    ]),
  );
  printNote('1 kB is 1,000 bytes.');
  printLoad();
  const slow = ratios.filter(({ ratio }) => ratio > maxImportRatio).map(({ name }) => name);
  if (slow.length === 0) return;
  console.error(`Import above ${maxImportRatio} times the client: ${slow.join(', ')}`);
  process.exitCode = 1;
}

/** The processor time of an import. */
function importMs({ name, entry }: Bundle): number {
  const script = `
    const cpuBefore = process.cpuUsage();
    await import(${JSON.stringify(pathToFileURL(entry).href)});
    const { user, system } = process.cpuUsage(cpuBefore);
    console.log((user + system) / 1000);
    process.exit(0);`;
  const settings: Record<string, FunctionSettings> = functionSettings;
  const variables = settings[name]?.environment ?? [];
  const stdout = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'ap-south-1', ...Object.fromEntries(variables.map(dummy)) },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return Number(stdout.trim());
}

function dummy(name: ConfigName): [string, string] {
  return [name, name.endsWith('_URL') ? 'https://example.test/' : `dummy-${name}`];
}
