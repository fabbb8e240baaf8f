import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MetricName } from '@thali/functions/metrics/metric-names';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { scheduledJobs } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { languageFile, languages } from '@thali/shared/site/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentIn, lambdaOf, lambdasOf } from './function-resources.ts';
import { invokeBundle, smokeEvents } from './smoke.ts';
import { findOnly, type Resource, synthesize } from './synthesize.ts';
import { variablesRead } from './variables-read.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const siteBuild = mkdtempSync(join(tmpdir(), 'thali-smoke-'));
const translatedFiles = ['index.html', 'push-sw.js', 'storefront.html', 'sw.js'];
const documentFiles = [
  'first-view.mjs',
  ...translatedFiles.flatMap((file) => languages.map((name) => languageFile(file, name))),
].sort();
mkdirSync(join(siteBuild, 'assets'));
writeFileSync(join(siteBuild, 'assets/app-1a2b.js'), '');
for (const file of documentFiles) {
  const isPage = file.endsWith('.html');
  writeFileSync(
    join(siteBuild, file),
    isPage ? readFileSync(join(root, 'web', file.replace(/\.\w\w\./, '.'))) : '',
  );
}

const platform = synthesize({ 'aws:cdk:bundling-stacks': ['**'], siteBuild });

afterAll(() => {
  for (const folder of [siteBuild, platform.folder]) rmSync(folder, { recursive: true });
});

it('gives each function a separate bundle', () => {
  const files = [...lambdasOf(platform).values()].map(({ resource }) => bundleOf(resource));
  expect(new Set(files).size).toBe(Object.keys(functionSettings).length);
});

describe('a built site', () => {
  const { id: copyId, resource: copy } = findOnly(
    platform.stateless,
    'Custom::CDKBucketDeployment',
  );

  it('keeps hashed files for a year, also the files of old releases', () => {
    expect(copy.Properties).toMatchObject({ DestinationBucketKeyPrefix: 'assets', Prune: false });
    expect(JSON.stringify(copy.Properties.SystemMetadata)).toContain('max-age=31536000, immutable');
  });

  it('packs the documents with their function, which is deployed after the hashed files', () => {
    const documents = lambdaOf(platform, 'documents').resource;
    expect(readdirSync(join(bundleOf(documents), '../documents')).sort()).toEqual(documentFiles);
    expect(environmentIn(documents).SITE_DOCUMENTS).toBe('/var/task/documents');
    expect(documents.DependsOn).toContain(copyId);
  });
});

describe.each(Object.keys(functionSettings) as FunctionName[])('the bundle of %s', (fn) => {
  const file = bundleOf(lambdaOf(platform, fn).resource);

  it('answers if only its own environment variables are set', { tags: 'long' }, async () => {
    const { event, expected } = smokeEvents[fn];
    const { answer, lines } = await invokeBundle(fn, file, event);
    expect(answer).toMatchObject(expected);
    for (const line of lines) expect(line).toMatchObject({ service: fn });
    if (scheduledJobs.some((job) => job.fn === fn && 'expression' in job)) {
      expect(lines).toContainEqual(metricLine('JobsDone', { service: fn, job: fn }));
    }
  });

  const onDemand = join(file, '../razorpay.mjs');
  const callsRazorpay = functionSettings[fn].environment.includes('RAZORPAY_URL');

  it('contains no path of the build machine', () => {
    for (const bundleFile of callsRazorpay ? [file, onDemand] : [file]) {
      expect(readFileSync(bundleFile, 'utf8')).not.toContain(root);
    }
  });

  it('has Razorpay’s file beside it only if the function calls Razorpay', async () => {
    expect(existsSync(onDemand)).toBe(callsRazorpay);
    expect(readFileSync(file, 'utf8').includes('import("./razorpay.mjs")')).toBe(callsRazorpay);
    if (!callsRazorpay) return;
    const { default: Razorpay } = await import(onDemand);
    const client = new Razorpay({ key_id: 'rzp_test_0', key_secret: 'nobody knows' });
    expect(client.api.rq.defaults).toBeDefined();
  });

  it('reads exactly the variables of its settings', () => {
    expect(variablesRead(readFileSync(file, 'utf8'))).toEqual(
      [...functionSettings[fn].environment].sort(),
    );
  });
});

/** A log line that CloudWatch turns into a metric. */
function metricLine(name: MetricName, dimensions: Record<string, string>) {
  return expect.objectContaining({
    ...dimensions,
    [name]: expect.anything(),
    _aws: expect.objectContaining({
      CloudWatchMetrics: [expect.objectContaining({ Namespace: 'Thali/smoke' })],
    }),
  });
}

/** The file that a deployment uploads for a function. */
function bundleOf({ Properties }: Resource): string {
  const { S3Key } = Properties.Code as { S3Key: string };
  const file = join(platform.folder, `asset.${S3Key.replace('.zip', '')}`, 'index.mjs');
  if (!existsSync(file)) throw new Error(`No bundle ${file}`);
  return file;
}
