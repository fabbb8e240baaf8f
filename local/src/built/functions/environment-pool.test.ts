/** @module-tag long */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../data-folder/temporary-folder.ts';
import { FunctionTimeout } from '../../lambda/invoker.ts';
import { repositoryRoot } from '../../repository-root.ts';
import type { DeployedFunction } from './deployed-functions.ts';
import { type EnvironmentPool, environmentPool } from './environment-pool.ts';

let folder: string;
let pool: EnvironmentPool;
let log: PassThrough;

beforeEach(() => {
  // Below node_modules, so that only the resolver hook blocks packages.
  folder = temporaryFolder(onTestFinished, join(repositoryRoot, 'node_modules'));
  log = new PassThrough();
});

afterEach(() => pool.stop());

/** Deploys the code as a function. Its export `handler` gets the events. */
function deploy(code: string, timeoutSeconds = 10) {
  const file = join(folder, 'index.mjs');
  writeFileSync(file, code);
  const fn: DeployedFunction = {
    name: 'orders',
    physicalName: 'orders-1',
    arn: 'arn',
    folder,
    handler: { file, export: 'handler' },
    memoryMb: 128,
    timeoutSeconds,
    environment: {},
    statements: [],
  };
  pool = environmentPool(fn, { ONLY: 'this' }, log);
  const context = {
    functionName: 'orders-1',
    functionVersion: '1',
    invokedFunctionArn: 'arn',
    memoryLimitInMB: '128',
    awsRequestId: 'r1',
    logGroupName: 'orders',
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
  };
  return (event: unknown) => pool.run({ event, context });
}

test('a function gets its event, environment and context, and returns JSON', async () => {
  const run = deploy(`
    export const handler = async (event, context) => ({
      event, env: process.env, id: context.awsRequestId, when: new Date(0), nothing: undefined,
      left: context.getRemainingTimeInMillis() > 5000,
    });`);
  expect(await run({ a: 1 })).toEqual({
    event: { a: 1 },
    env: { ONLY: 'this' },
    id: 'r1',
    when: '1970-01-01T00:00:00.000Z',
    left: true,
  });
});

test('reuses an environment, and runs one call at a time in it', async () => {
  const run = deploy(`
    let calls = 0;
    let busy = 0;
    export const handler = async () => {
      busy += 1; calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      const together = busy; busy -= 1;
      return { calls, together };
    };`);
  await run({});
  expect(await run({})).toEqual({ calls: 2, together: 1 });
  const results = await Promise.all(Array.from({ length: 8 }, () => run({})));
  expect(results.every((answer) => Object(answer).together === 1)).toBe(true);
  expect(pool.started).toBe(4);
});

test('throws the error of the function, with its name', async () => {
  const run = deploy(`
    class Broken extends Error { name = 'Broken'; }
    export const handler = async () => { throw new Broken('no luck'); };`);
  await expect(run({})).rejects.toMatchObject({ name: 'Broken', message: 'no luck' });
});

test('ends a call after the timeout, and starts a new environment for the next call', async () => {
  const run = deploy(
    'export const handler = (event) => new Promise((resolve) => event.quick && resolve("done"));',
    1,
  );
  await expect(run({})).rejects.toThrow(FunctionTimeout);
  expect(await run({ quick: true })).toBe('done');
  expect(pool.started).toBe(2);
});

test('reports a crash during a call', async () => {
  const run = deploy('export const handler = async () => process.exit(3);');
  await expect(run({})).rejects.toThrow('ended during a call');
});

test('refuses a bundle that imports a package, as Lambda does', async () => {
  const run = deploy(`import 'zod/mini'; export const handler = async () => 1;`);
  await expect(run({})).rejects.toThrow(/can't be loaded: Cannot find package 'zod/);
});

test('writes the output of a function to its log', async () => {
  const run = deploy(`export const handler = async () => console.log('said');`);
  await run({});
  expect(String(await new Promise((resolve) => log.once('data', resolve)))).toBe('said\n');
});
