import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ConfigName } from '@thali/functions/config';
import { functionSettings } from '@thali/functions/routes/route-table';
import { bundleOptions } from '@thali/infra/functions/bundle-function';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'thali-bundles-'));
const sizes: string[] = [];

afterAll(() => {
  rmSync(folder, { recursive: true });
  console.log(['Function bundles:', ...sizes].join('\n  '));
});

describe.each(Object.entries(functionSettings))('the bundle of %s', (fn, settings) => {
  it('loads by itself, with nothing but its environment', () => {
    const output = join(folder, fn);
    buildSync(bundleOptions(settings.entry, output));
    const file = join(output, 'index.mjs');
    const loaded = load(file, settings.environment);
    expect(loaded.handler).toBe('function');

    const code = readFileSync(file);
    const kilobytes = [code, gzipSync(code)].map(({ length }) => Math.round(length / 1000));
    sizes.push(
      `${fn}: ${kilobytes[0]} kB, gzipped ${kilobytes[1]} kB, loaded in ${loaded.milliseconds} ms`,
    );
  });
});

/** Imports a bundle in a process of its own, as Lambda does. */
function load(file: string, environment: readonly ConfigName[]) {
  const script = `
    const begin = performance.now();
    const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const milliseconds = Math.round(performance.now() - begin);
    console.log(JSON.stringify({ handler: typeof handler, milliseconds }));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'ap-south-1', ...Object.fromEntries(environment.map(dummy)) },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return JSON.parse(stdout) as { handler: string; milliseconds: number };
}

function dummy(name: ConfigName): [string, string] {
  return [name, name.endsWith('_URL') ? 'https://example.test/' : `dummy-${name}`];
}
