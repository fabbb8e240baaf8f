/** @module-tag long */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchWriteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { restoreRows } from '@thali/infra/operate-cli/restore/restore-rows';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { createStateTable, createTable } from '@thali/local/engines/create-table';
import { repositoryRoot } from '@thali/local/repository-root';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { randomIds } from '../support/random-ids.ts';
import { putRows } from '../support/test-table.ts';

const client = new DynamoDBClient(awsClientConfig(inject('dynamoEndpoint')));
const from = `restored-${randomIds.vendor()}`;
const to = `${from}-live`;
const vendorId = randomIds.vendor();
const ownRows = [
  { PK: `V#${vendorId}`, SK: 'PROFILE', name: 'Annapurna' },
  { PK: `V#${vendorId}`, SK: 'ITEM#1', pricePaise: 4000 },
  { PK: `V#${vendorId}#O#1`, SK: 'O', text: 'an order' },
  { PK: `V#${vendorId}#WALLET`, SK: 'TOTALS', owedPaise: 100 },
  { PK: 'PAYMENT#1', SK: 'PAYMENT', of: vendorId },
];
/** A few MB, so that a copy needs several pages. */
const bulkRows = Array.from({ length: 300 }, (_, index) => ({
  PK: `V#AAAAAAAAAA#O#${index}`,
  SK: 'O',
  text: 'x'.repeat(12_000),
  index,
}));

let folder: string;
beforeAll(async () => {
  await createTable(client, from);
  await putRows([...ownRows, ...bulkRows], from);
});
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'thali-restore-')), 'kept');
  await client.send(new DeleteTableCommand({ TableName: to })).catch(() => undefined);
  await createTable(client, to);
  return () => rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  for (const TableName of [from, to]) await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
});

const restore = { from, to, rows: undefined, segments: 4 };
const copy = (choices: Partial<{ from: string; rows: string; segments: number }> = {}) =>
  restoreRows(client, { ...restore, ...choices }, { folder, reportProgress: () => undefined });

/** Starts the operator's command in a process that the test can kill. */
function startCommand(...args: string[]) {
  const script = join(repositoryRoot, 'infra/src/operate-cli/operate.ts');
  const command = ['restore-rows', '--from', from, '--to', to, '--checkpoint', folder, ...args];
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoEndpoint'),
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  const child = spawn(process.execPath, [script, ...command], { env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return { child, output: () => output, ended: once(child, 'exit') };
}

async function readRows(TableName: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let after: Record<string, never> | undefined, isFirst = true; isFirst || after; ) {
    isFirst = false;
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey: after }));
    found.push(...(page.Items ?? []).map((item) => JSON.stringify(Object.entries(item).sort())));
    after = page.LastEvaluatedKey as typeof after;
  }
  return found.sort();
}

test('copies all rows unchanged, and can run again', async () => {
  expect(await copy()).toMatchObject({ rows: ownRows.length + bulkRows.length });
  expect(await readRows(to)).toEqual(await readRows(from));
  // The first run deletes its checkpoint, so the second run copies all rows.
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  expect(await copy()).toMatchObject({ rows: ownRows.length + bulkRows.length });
  expect(await readRows(to)).toEqual(await readRows(from));
}, 60_000);

test('continues a killed run at its checkpoint', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const first = startCommand('--segments', '1', '--yes');
  await vi.waitFor(async () => expect(await readdir(folder)).toContain('segment-0.json'), {
    timeout: 20_000,
    interval: 5,
  });
  first.child.kill('SIGKILL');
  expect(await first.ended).toEqual([null, 'SIGKILL']);
  const checkpoint = JSON.parse(await readFile(join(folder, 'segment-0.json'), 'utf8'));
  expect(checkpoint.position).toMatchObject({ isDone: false, rows: expect.any(Number) });
  expect((await readRows(to)).length).toBeLessThan(ownRows.length + bulkRows.length);
  expect((await stat(join(folder, 'segment-0.json'))).mode & 0o777).toBe(0o600);

  const second = startCommand('--segments', '1', '--yes');
  expect(await second.ended).toEqual([0, null]);
  expect(second.output()).toContain(`Continuing after ${checkpoint.position.rows} rows.`);
  expect(second.output()).toMatch(/"rows": 305,\n {2}"seconds": [\d.]+,\n {2}"rowsPerSecond": \d+/);
  expect(await readRows(to)).toEqual(await readRows(from));
});

test('sends unprocessed rows again, and continues after a failure', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const throttled = new DynamoDBClient(awsClientConfig(inject('dynamoEndpoint')));
  let calls = 0;
  throttled.middlewareStack.add(
    (next) => async (args) => {
      const { RequestItems }: { RequestItems?: Record<string, unknown[]> } = Object(args.input);
      if (!RequestItems) return next(args);
      calls += 1;
      if (calls === 8) throw new Error('the line is cut');
      if (calls % 3 > 0) return next(args);
      // The table accepts one row and returns the others as unprocessed.
      const [first, ...otherRequests] = RequestItems[to] ?? [];
      await next({ ...args, input: { RequestItems: { [to]: [first] } } as never });
      return { response: {}, output: { UnprocessedItems: { [to]: otherRequests }, $metadata: {} } };
    },
    { step: 'initialize', name: 'throttle' },
  );
  const singleSegment = { ...restore, segments: 1 };
  const copyThrottled = () =>
    restoreRows(throttled, singleSegment, { folder, reportProgress: () => undefined });
  await expect(copyThrottled()).rejects.toThrow('the line is cut');
  await expect(copy({ segments: 2 })).rejects.toThrow('belongs to another copy');
  expect(await copyThrottled()).toMatchObject({ rows: ownRows.length + bulkRows.length });
  expect(await readRows(to)).toEqual(await readRows(from));
  throttled.destroy();
});

describe('a restore of some rows', () => {
  test('copies one partition', async () => {
    expect(await copy({ rows: `V#${vendorId}` })).toMatchObject({ rows: 2 });
    expect(await readRows(to)).toHaveLength(2);
  });

  test('copies all partitions with a prefix, except the wallet', async () => {
    expect(await copy({ rows: `V#${vendorId}*` })).toMatchObject({ rows: 3 });
    expect(await copy({ rows: 'PAYMENT#*' })).toMatchObject({ rows: 0 });
    expect(JSON.stringify(await readRows(to))).not.toMatch(/WALLET|PAYMENT/);
  });

  test('keeps newer rows with other keys', async () => {
    const newer = { PK: { S: `V#${vendorId}` }, SK: { S: 'ITEM#2' } };
    await client.send(
      new BatchWriteItemCommand({ RequestItems: { [to]: [{ PutRequest: { Item: newer } }] } }),
    );
    await copy({ rows: `V#${vendorId}` });
    expect(await readRows(to)).toHaveLength(3);
  });
});

test('refuses a missing table, the same table twice and a table with other keys', async () => {
  await expect(copy({ from: 'nothing' })).rejects.toThrow('There is no table nothing here.');
  await expect(copy({ from: to })).rejects.toThrow('is both --from and --to');
  const otherTable = `${from}-other`;
  await createStateTable(client, otherTable);
  await expect(copy({ from: otherTable })).rejects.toThrow('has the keys PK HASH');
  await client.send(new DeleteTableCommand({ TableName: otherTable }));
});
