import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awaitPreviousEngine } from './engines/engine-pid.ts';
import { readEnvironment } from './environment.ts';
import { repositoryRoot } from './repository-root.ts';

let folder: string;
let started: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-start-'));
  started = [];
});

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await awaitPreviousEngine(folder);
  await rm(folder, { recursive: true });
});

/** `npm start` without npm, and without building the site. */
function start(environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['local/src/start.ts'], {
    cwd: repositoryRoot,
    env: {
      PATH: readEnvironment('PATH') ?? '',
      PORT: '0',
      THALI_DATA_DIR: folder,
      THALI_SITE_PROXY: 'http://127.0.0.1:9',
      THALI_HISTORY: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** Waits for the last line of a start, and answers the address in it. */
async function ready(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('No output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Thali is ready at (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('It ended before it was ready');
}

/** Exit code and what was written to stderr. */
async function outcome(child: ChildProcess): Promise<{ code: unknown; words: string }> {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const [code] = await once(child, 'close');
  return { code, words: words.trim() };
}

test('a start answers, keeps a second one off its data, and Ctrl-C ends it cleanly', async () => {
  const first = start();
  const url = await ready(first);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const other = await outcome(start());
  expect(other).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^Another Thali is already/),
  });
  first.kill('SIGINT');
  expect((await outcome(first)).code).toBe(0);
}, 60_000);

test('figures of inactivity that make no sense are one line', async () => {
  const table = '{"vendor": {"warnAfterSeconds": 60, "logoutAfterSeconds": 60}}';
  const { code, words } = await outcome(start({ THALI_INACTIVITY: table }));
  expect(code).toBe(1);
  expect(words).toBe(
    'THALI_INACTIVITY: The inactivity limits are not valid: vendor warnAfterSeconds Must be below logoutAfterSeconds',
  );
});

test('a missing Java is one line', async () => {
  const { code, words } = await outcome(start({ PATH: '/nowhere' }));
  expect(code).toBe(1);
  expect(words).toMatch(/^Java is missing: [^\n]+$/);
});
