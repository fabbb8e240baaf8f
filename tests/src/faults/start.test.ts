import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressControlC, startThali, type ThaliProcess, waitForExit } from './thali-process.ts';

let dataDir: string;
let started: ThaliProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thali-start-'));
  started = [];
});

afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await waitForExit(dataDir);
  await rm(dataDir, { recursive: true });
});

function start(): ThaliProcess {
  const thali = startThali({ dataDir });
  started.push(thali);
  return thali;
}

test('starts, refuses a second start on the same data, and exits cleanly on Ctrl-C', async () => {
  const first = start();
  const url = await first.ready;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(await start().ended).toEqual({
    code: 1,
    errorText: expect.stringMatching(/^Another Thali is already/),
  });
  pressControlC(first);
  expect((await first.ended).code).toBe(0);
});
