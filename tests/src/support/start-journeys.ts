import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamo } from '@thali/local/engines/start-dynamo';
import { buildSite } from '@thali/local/site/build-site';
import type { TestProject } from 'vitest/node';
import { assertCleanLogs } from './logs/assert-clean-logs.ts';
import { knownPeople } from './logs/known-people.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    journeyDynamo: string;
  }
}

/**
 * Before the first journey: builds the site and starts one database engine. Each file gets its own table. After the last
 * journey: checks the logs for personal data.
 */
export default async function startJourneys(project: TestProject): Promise<() => Promise<void>> {
  const [dynamo, logFolder] = await Promise.all([
    startDynamo({ inMemory: true }),
    mkdtemp(join(tmpdir(), 'thali-logs-')),
    buildSite(),
  ]);
  project.provide('journeyDynamo', dynamo.endpoint);
  project.provide('logFolder', logFolder);
  return async () => {
    try {
      const people = await knownPeople(dynamo.endpoint);
      await dynamo.stop();
      await assertCleanLogs(logFolder, people);
    } finally {
      await rm(logFolder, { recursive: true, force: true });
    }
  };
}
