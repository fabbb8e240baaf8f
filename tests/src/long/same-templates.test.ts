import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { bundleOptions, onDemandOptions } from '@thali/infra/functions/bundles';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { fullStage, synthesizeAnew } from '../infra/synthesize.ts';

const context = { ...fullStage, 'aws:cdk:bundling-stacks': ['**'] };

it('makes the same templates and code from the same sources, and CloudFormation’s check accepts them', () => {
  const [first, second] = [1, 2].map(() => {
    const platform = synthesizeAnew(context, { isChecked: true });
    rmSync(platform.folder, { recursive: true });
    return platform.all;
  });
  expect(second).toEqual(first);
});

it('makes the same code at any time and in any folder', () => {
  const [here, elsewhere] = [process.cwd(), tmpdir()].map((absWorkingDir) =>
    [bundleOptions(tmpdir()), onDemandOptions(tmpdir())]
      .flatMap((options) => buildSync({ absWorkingDir, ...options, write: false }).outputFiles)
      .map(({ path, hash }) => [path, hash]),
  );
  expect(here?.length).toBeGreaterThan(20);
  expect(elsewhere).toEqual(here);
});
