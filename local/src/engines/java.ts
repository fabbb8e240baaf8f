import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartFailure } from '../start-failure.ts';

const run = promisify(execFile);
const lowest = 17;

/** @throws StartFailure when there is no Java, or one that DynamoDB Local does not run on */
export async function requireJava(): Promise<void> {
  const version = await javaVersion();
  if (version === undefined) {
    throw new StartFailure(
      `Java is missing: DynamoDB Local needs Java ${lowest} or newer on the PATH (for example from https://adoptium.net).`,
    );
  }
  if (version < lowest) {
    throw new StartFailure(
      `Java ${version} is too old: DynamoDB Local needs Java ${lowest} or newer.`,
    );
  }
}

/** The main version; undefined when `java` can't be run. `1.8.0` counts as 8. */
async function javaVersion(): Promise<number | undefined> {
  try {
    const { stderr } = await run('java', ['-version']);
    const match = /version "(?:1\.)?(\d+)/.exec(stderr);
    return match ? Number(match[1]) : undefined;
  } catch {
    return undefined;
  }
}
