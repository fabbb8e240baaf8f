import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test } from 'vitest';
import { useThali } from '../faults/use-thali.ts';

const { dataDir, start } = useThali();

test('keeps a session valid after a kill -9', async () => {
  const first = start();
  const signedIn = await post(`${await first.ready}/api/auth/login`, {
    email: 'student@demo.example',
    password: demoPassword,
    role: 'student',
  });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const url = await start().ready;
  const authorization = `Bearer ${signedIn.token}`;
  const profile = await fetch(`${url}/api/auth/profile`, { headers: { authorization } });
  expect(profile.status).toBe(200);
  const { token } = await post(`${url}/api/auth/refresh`, {
    refresh_token: signedIn.refresh_token,
  });
  expect(token).toBeTruthy();
});

test('reports a busy port in one line that names the next port', async () => {
  const server = createServer();
  const port = await listenOnLoopback(server);
  const ended = await start({ port }).ended;
  await closeServer(server);
  expect(ended).toEqual({
    code: 1,
    errorText: `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  });
});

test('reports a broken database in one line that names the command to start over', async () => {
  await writeFile(join(dataDir(), 'shared-local-instance.db'), 'no database at all. '.repeat(100));
  const { code, errorText } = await start().ended;
  expect(code).toBe(1);
  expect(errorText).toMatch(
    /^The database in [^\n]+ can't be read. Start over with: npm start -- --fresh$/,
  );
});

// The folder lies below a file, because root can write to every real folder.
test('reports a data folder without write access in one line', async () => {
  await writeFile(join(dataDir(), 'a-file'), '');
  const { code, errorText } = await start({ dataDir: join(dataDir(), 'a-file', 'data') }).ended;
  expect(code).toBe(1);
  expect(errorText).toMatch(
    /^The data folder \S+ can't be written \([^\n]+\)\. Choose another: THALI_DATA_DIR=… npm start$/,
  );
});

const endless = '{"vendor": {"warnAfterSeconds": 60, "logoutAfterSeconds": 60}}';
test.each([
  [
    'invalid inactivity limits',
    { THALI_INACTIVITY: endless },
    /^THALI_INACTIVITY: The inactivity limits are not valid: vendor warnAfterSeconds Must be below logoutAfterSeconds$/,
  ],
  ['a missing Java', { PATH: '/nowhere' }, /^Java is missing: [^\n]+$/],
])('reports %s in one line', async (_, environment, line) => {
  const { code, errorText } = await start({ environment }).ended;
  expect(code).toBe(1);
  expect(errorText).toMatch(line);
});

async function post(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}
