import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { MetricName } from '@thali/functions/metrics/metric-names';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { scheduledJobs } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { bundleOptions } from '@thali/infra/functions/bundles';
import { siteDocuments } from '@thali/shared/site/document-of';
import { firstViewFile } from '@thali/shared/site/first-view';
import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { lambdasOf } from './function-resources.ts';
import { answerOf, smokeEvents } from './smoke.ts';
import { type Resource, synthesize, synthesizeAnew } from './synthesize.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const siteBuild = mkdtempSync(join(tmpdir(), 'thali-smoke-'));
mkdirSync(join(siteBuild, 'assets'));
for (const name of siteDocuments) {
  copyFileSync(join(root, 'web', `${name}.html`), join(siteBuild, `${name}.html`));
}

for (const file of [serviceWorkerFile, firstViewFile]) writeFileSync(join(siteBuild, file), '');

const context = { 'aws:cdk:bundling-stacks': ['**'], siteBuild };
const platform = synthesize(context);
const lambdas = lambdasOf(platform);
const sizes: string[] = [];

afterAll(() => {
  rmSync(siteBuild, { recursive: true });
  rmSync(platform.folder, { recursive: true });
  console.log(['Function bundles:', ...sizes].join('\n  '));
});

it('gives each function a bundle of its own', () => {
  const files = [...lambdas.values()].map(({ resource }) => bundleOf(resource));
  expect(new Set(files).size).toBe(Object.keys(functionSettings).length);
});

it('makes the same templates and code of the same sources, so that a deployment changes what changed', () => {
  const again = synthesizeAnew(context);
  rmSync(again.folder, { recursive: true });
  expect(again.stateful).toEqual(platform.stateful);
  expect(again.stateless).toEqual(platform.stateless);
  expect(again.edge).toEqual(platform.edge);
});

it('makes the same code whenever and wherever it is made', () => {
  const [here, elsewhere] = [root, tmpdir()].map((absWorkingDir) =>
    buildSync({ ...bundleOptions(tmpdir()), write: false, absWorkingDir }).outputFiles.map(
      ({ path, hash }) => [path, hash],
    ),
  );
  expect(here).toHaveLength(lambdas.size);
  expect(elsewhere).toEqual(here);
});

describe.each(Object.keys(functionSettings) as FunctionName[])('the bundle of %s', (fn) => {
  const resource = lambdas.get(fn)?.resource;
  if (!resource) throw new Error(`No Lambda for ${fn}`);
  const file = bundleOf(resource);

  it('answers by itself, with nothing but its environment', { timeout: 30_000 }, async () => {
    const { event, expected } = smokeEvents[fn];
    const { answer, loadedMs, lines } = await answerOf(fn, file, event);
    expect(answer).toMatchObject(expected);
    for (const line of lines) expect(line).toMatchObject({ service: fn });
    if (scheduledJobs.some((job) => job.fn === fn && 'expression' in job)) {
      expect(lines).toContainEqual(metricLine('JobsDone', { service: fn, job: fn }));
    }

    const code = readFileSync(file);
    const [plain, gzipped] = [code, gzipSync(code)].map(({ length }) => Math.round(length / 1000));
    sizes.push(`${fn}: ${plain} kB, gzipped ${gzipped} kB, loaded in ${loadedMs} ms`);
  });

  it('carries no path of the machine that made it', () => {
    expect(readFileSync(file, 'utf8')).not.toContain(root);
  });
});

/** A line that CloudWatch makes a metric of. */
function metricLine(name: MetricName, dimensions: Record<string, string>) {
  return expect.objectContaining({
    ...dimensions,
    [name]: expect.anything(),
    _aws: expect.objectContaining({
      CloudWatchMetrics: [expect.objectContaining({ Namespace: 'Thali/smoke' })],
    }),
  });
}

/** The file that a deployment would upload for a function. */
function bundleOf({ Properties }: Resource): string {
  const { S3Key } = Properties.Code as { S3Key: string };
  const file = join(platform.folder, `asset.${S3Key.replace('.zip', '')}`, 'index.mjs');
  if (!existsSync(file)) throw new Error(`No bundle ${file}`);
  return file;
}
