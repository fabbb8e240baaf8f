import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@thali/local/platform';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    platformUrl: string;
    dynamoEndpoint: string;
    awsEndpoint: string;
    tableName: string;
    dataDir: string;
  }
}

/** One platform for all tests that look at it from outside; each makes vendors of its own. */
export default async function startTestPlatform(
  project: TestProject,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-tests-'));
  const platform = await startPlatform({
    port: 0,
    dataDir,
    site: 'skip',
    history: false,
    inMemory: true,
    quiet: true,
  });
  project.provide('platformUrl', platform.url);
  project.provide('dynamoEndpoint', platform.endpoints.dynamo);
  project.provide('awsEndpoint', platform.endpoints.aws);
  project.provide('tableName', platform.tableName);
  project.provide('dataDir', dataDir);
  return async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
