import { startDynamo } from '@thali/local/engines/start-dynamo';
import { buildSite } from '@thali/local/site/build-site';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    journeyDynamo: string;
  }
}

/** Before the first journey: the site, and one database engine in which each file gets a table of its own. */
export default async function startJourneys(project: TestProject): Promise<() => Promise<void>> {
  const [dynamo] = await Promise.all([startDynamo({ inMemory: true }), buildSite()]);
  project.provide('journeyDynamo', dynamo.endpoint);
  return () => dynamo.stop();
}
