import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@thali/local/environment';
import { startPlatform } from '@thali/local/platform';
import { repositoryRoot } from '@thali/local/repository-root';
import { siteDocuments } from '@thali/shared/site/document-of';
import type { TestProject } from 'vitest/node';
import { printAttacks } from '../security/attack-table.ts';
import { assertCleanLogs } from './logs/assert-clean-logs.ts';
import { keepLogs } from './logs/keep-logs.ts';
import { knownPeople } from './logs/known-people.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    platformUrl: string;
    dynamoEndpoint: string;
    awsEndpoint: string;
    razorpayEndpoint: string;
    pushEndpoint: string;
    pictureEndpoint: string;
    tableName: string;
    dataDir: string;
  }
}

/** Starts one platform for all tests that call the API. Each test makes its own vendors. */
export default async function startTestPlatform(
  project: TestProject,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-tests-'));
  const logFolder = join(dataDir, 'logs');
  const attackFolder = join(dataDir, 'attacks');
  await Promise.all([mkdir(logFolder), mkdir(attackFolder)]);
  const showLogs = keepLogs(logFolder);
  const platform = await startPlatform({
    port: 0,
    dataDir,
    site: { folder: await unbuiltSite(dataDir) },
    history: false,
    razorpay: true,
    database: 'memory',
    quiet: true,
  });
  project.provide('platformUrl', platform.url);
  project.provide('dynamoEndpoint', platform.endpoints.dynamo);
  project.provide('awsEndpoint', platform.endpoints.aws);
  project.provide('razorpayEndpoint', platform.endpoints.razorpay);
  project.provide('pushEndpoint', platform.endpoints.push);
  project.provide('pictureEndpoint', platform.endpoints.pictures);
  project.provide('tableName', platform.tableName);
  project.provide('dataDir', dataDir);
  project.provide('logFolder', logFolder);
  project.provide('attackFolder', attackFolder);
  return async () => {
    const people = await knownPeople(platform.endpoints.dynamo);
    // Without known people the log check would find nothing.
    if (!people.has('Ananya Kulkarni')) throw new Error('The table has no demo people');
    await platform.stop();
    showLogs();
    // In the quick run the table would separate the failures from the end of the output.
    if (readEnvironment('THALI_LONG')) await printAttacks(attackFolder);
    await assertCleanLogs(logFolder, people).finally(() =>
      rm(dataDir, { recursive: true, force: true }),
    );
  };
}

/** A site with the source documents only. The journeys test the built site. */
async function unbuiltSite(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'site');
  await mkdir(folder);
  for (const name of siteDocuments) {
    const file = `${name}.html`;
    await copyFile(join(repositoryRoot, 'web', file), join(folder, file));
  }
  return folder;
}
