import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@thali/local/engines/free-port';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ongoingOrderIds, type Placement, placements, sendAll } from './placements.ts';
import {
  allGone,
  pressControlC,
  processesOn,
  startThali,
  type ThaliProcess,
} from './thali-process.ts';

let dataDir: string;
let started: ThaliProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thali-kill-'));
  started = [];
});

afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await allGone(dataDir);
  await rm(dataDir, { recursive: true });
});

function start(port: number): ThaliProcess {
  const thali = startThali({ port, dataDir });
  started.push(thali);
  return thali;
}

test('60 orders sent three times each, killed in between, are 60 orders', async () => {
  const port = await freePort();
  const wanted = placements(60);
  const acknowledged = await sendUntilKilled(start(port), wanted);
  const firstEngine = await enginePid();

  const second = start(port);
  const url = await second.ready;
  expect(await enginePid()).not.toBe(firstEngine);
  expect(await javaProcesses()).toHaveLength(1);
  const kept = await ongoingOrderIds(url);
  expect(kept).toEqual(expect.arrayContaining([...acknowledged.values()]));

  const placed = new Map(acknowledged);
  const failures = await sendAll(url, wanted, (key, orderId) => {
    expect(placed.get(key) ?? orderId).toBe(orderId);
    placed.set(key, orderId);
  });
  expect(failures).toEqual([]);
  expect((await ongoingOrderIds(url)).sort()).toEqual([...placed.values()].sort());
  expect(new Set(placed.values()).size).toBe(wanted.length);

  pressControlC(second);
  expect((await second.ended).code).toBe(0);
  await allGone(dataDir);
});

/** @returns the order's id for each key that got an answer before the kill */
async function sendUntilKilled(
  { child, ready }: ThaliProcess,
  wanted: readonly Placement[],
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  const failures = await sendAll(await ready, wanted, (key, orderId) => {
    acknowledged.set(key, orderId);
    if (acknowledged.size === wanted.length / 4) child.kill('SIGKILL');
  });
  if (child.signalCode === null) await once(child, 'exit');
  expect(acknowledged.size).toBeGreaterThanOrEqual(wanted.length / 4);
  expect(failures.length).toBeGreaterThan(0);
  return acknowledged;
}

function enginePid(): Promise<string> {
  return readFile(join(dataDir, 'engine.pid'), 'utf8');
}

async function javaProcesses(): Promise<string[]> {
  return (await processesOn(dataDir)).filter((line) => /^\s*\d+ \S*java /.test(line));
}
