import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ConfigName } from '@thali/functions/config';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { lambdasOf } from './function-resources.ts';
import { type Resource, synthesize } from './synthesize.ts';

const platform = synthesize({ 'aws:cdk:bundling-stacks': ['**'] });
const lambdas = lambdasOf(platform);
const sizes: string[] = [];

afterAll(() => {
  console.log(['Function bundles:', ...sizes].join('\n  '));
});

it('gives each function a bundle of its own', () => {
  const files = [...lambdas.values()].map(({ resource }) => bundleOf(resource));
  expect(new Set(files).size).toBe(Object.keys(functionSettings).length);
});

describe.each(Object.entries(functionSettings))('the bundle of %s', (fn, settings) => {
  it('loads by itself, with nothing but its environment', () => {
    const resource = lambdas.get(fn)?.resource;
    if (!resource) throw new Error(`No Lambda for ${fn}`);
    const file = bundleOf(resource);
    const loaded = load(file, settings.environment);
    expect(loaded.handler).toBe('function');

    const code = readFileSync(file);
    const [plain, gzipped] = [code, gzipSync(code)].map(({ length }) => Math.round(length / 1000));
    sizes.push(`${fn}: ${plain} kB, gzipped ${gzipped} kB, loaded in ${loaded.milliseconds} ms`);
  });
});

/** The file that a deployment would upload for a function. */
function bundleOf({ Properties }: Resource): string {
  const { S3Key } = Properties.Code as { S3Key: string };
  return join(platform.folder, `asset.${S3Key.replace('.zip', '')}`, 'index.mjs');
}

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
