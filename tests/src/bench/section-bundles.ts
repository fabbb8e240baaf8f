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

const processes = 7;

/** Target: import time of a function over that of the SDK client alone. See docs/performance.md. */
const maxImportRatio = 2.5;

/** Prints the deployed size of each function, and its import time in a new process. */
export async function benchBundles(): Promise<void> {
  const bundles = [...comparisonBundles(), ...functionBundles()];
  const samples = new Map(bundles.map((bundle) => [bundle, [] as Loaded[]]));
  // Alternates between bundles, so that a busy moment of the machine affects all of them.
  for (let round = 0; round < processes; round += 1) {
    for (const [bundle, loads] of samples) loads.push(load(bundle));
  }
  const importMs = (loads: readonly Loaded[] = []) => median(loads.map((load) => load.importMs));
  const client = bundles.find(({ name }) => name === clientAlone);
  const clientMs = importMs(client && samples.get(client));
  printTable(
    `Function bundles: local figures, median of ${processes} processes each, with lowest and highest import`,
    ['function', 'minified', 'gzipped', 'import', 'of the client', 'whole process'],
    [...samples].map(([{ name, bytes, gzippedBytes }, loads]) => [
      name,
      kilobytes(bytes),
      kilobytes(gzippedBytes),
      medianWithRange(
        loads.map((load) => load.importMs),
        milliseconds,
      ),
      ratioText(importMs(loads) / clientMs),
      milliseconds(median(loads.map(({ wholeMs }) => wholeMs))),
    ]),
  );
  printNote('1 kB is 1,000 bytes. whole process: from start to exit, including Node.');
  printLoad();
}

function ratioText(ratio: number): string {
  return `${ratio.toFixed(2)}${ratio > maxImportRatio ? ' (!)' : ''}`;
}

interface Loaded {
  importMs: number;
  wholeMs: number;
}

function load({ name, file }: Bundle): Loaded {
  const script = `
    const begin = performance.now();
    await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(performance.now() - begin);
    process.exit(0);`;
  const settings: Record<string, FunctionSettings> = functionSettings;
  const variables = settings[name]?.environment ?? [];
  const begin = performance.now();
  const stdout = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'ap-south-1', ...Object.fromEntries(variables.map(dummy)) },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { importMs: Number(stdout.trim()), wholeMs: performance.now() - begin };
}

function dummy(name: ConfigName): [string, string] {
  return [name, name.endsWith('_URL') ? 'https://example.test/' : `dummy-${name}`];
}
