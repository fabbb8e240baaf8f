import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import rootConfig from '../../../vitest.config.ts';
import type { Run } from './choose-witnesses.ts';
import { type Sighting, sightingsFolder } from './see/sightings.ts';

const watcher = fileURLToPath(new URL('see/see-spec.ts', import.meta.url));

/**
 * Runs tests of the product, and keeps what they see of the specification.
 * @param filters  parts of file names; all files when empty
 */
export async function collectSightings(filters: string[]): Promise<Run> {
  await rm(sightingsFolder, { recursive: true, force: true });
  await mkdir(sightingsFolder, { recursive: true });
  const vitest = await startVitest(filters, { ...watched(), config: false, watch: false });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({ module, test })),
  );
  await vitest.close();
  return {
    sightings: await keptSightings(),
    files: new Set(tests.map(({ module }) => module.relativeModuleId)),
    passed: new Set(
      tests
        .filter(({ test }) => test.result().state === 'passed')
        .map(({ module, test }) => `${module.relativeModuleId}: ${test.fullName}`),
    ),
  };
}

/** The configuration of every run, with the watcher in front of each project's files. */
function watched() {
  const { projects = [], ...rest } = rootConfig.test ?? {};
  return {
    ...rest,
    projects: projects.map((project) => {
      if (typeof project !== 'object' || !('test' in project)) return project;
      const { setupFiles = [] } = project.test ?? {};
      return { ...project, test: { ...project.test, setupFiles: [setupFiles, watcher].flat() } };
    }),
  };
}

async function keptSightings(): Promise<Sighting[]> {
  const files = await readdir(sightingsFolder);
  const texts = await Promise.all(
    files.map((file) => readFile(join(sightingsFolder, file), 'utf8')),
  );
  return texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line));
}
