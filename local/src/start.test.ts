import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awaitPreviousEngine } from './engines/engine-pid.ts';
import { readEnvironment } from './environment.ts';
import { closeServer, listenOnLoopback } from './gateway/listen.ts';
import { repositoryRoot } from './repository-root.ts';
import { demoPassword } from './seed/demo-people.ts';

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

async function post(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
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

test('what was there before a kill -9 is there after it, and Ctrl-C ends cleanly', async () => {
  const first = start();
  const signedIn = await post(`${await ready(first)}/api/auth/login`, {
    email: 'student@demo.example',
    password: demoPassword,
    role: 'student',
  });
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = start();
  const url = await ready(second);
  const profile = await fetch(`${url}/api/auth/profile`, {
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  expect(profile.status).toBe(200);
  const { token } = await post(`${url}/api/auth/refresh`, {
    refresh_token: signedIn.refresh_token,
  });
  expect(token).toBeTruthy();

  const other = await outcome(start());
  expect(other).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^Another Thali is already/),
  });

  second.kill('SIGINT');
  expect((await outcome(second)).code).toBe(0);
}, 60_000);

test('a busy port is one line that names the next', async () => {
  const server = createServer();
  const port = await listenOnLoopback(server);
  const { code, words } = await outcome(start({ PORT: String(port) }));
  await closeServer(server);
  expect(code).toBe(1);
  expect(words).toBe(
    `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  );
});

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

test('a broken database is one line that says how to go on', async () => {
  await writeFile(join(folder, 'shared-local-instance.db'), 'no database at all. '.repeat(100));
  const { code, words } = await outcome(start());
  expect(code).toBe(1);
  expect(words).toMatch(
    /^The database in [^\n]+ can't be read. Start over with: npm start -- --fresh$/,
  );
}, 20_000);
