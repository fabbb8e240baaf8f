import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '@thali/functions/operations/operation-list';
import { scheduledJobs } from '@thali/functions/routes/route-table';
import { keys } from '@thali/functions/table/keys';
import { runOperate } from '@thali/infra/operate-cli/run-operate';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { repositoryRoot } from '@thali/local/repository-root';
import { toIst } from '@thali/shared/time/ist';
import { describe, expect, inject, test, vi } from 'vitest';
import { waitUntilCounted } from '../support/erasable-person.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

/** Runs `npm run operate -- <args>` in this process. */
async function runCli(...args: string[]) {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const code = await runOperate(args, {
    print: (text) => printed.push(text),
    printError: (text) => complaints.push(text),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

const localOption = () => ['--local', inject('platformUrl')];

test('runs a command as an npm script and exits', { tags: 'long' }, async () => {
  const vendor = await makeVendor();
  const script = join(repositoryRoot, 'infra/src/operate-cli/operate.ts');
  const command = ['set-vendor-status', '--vendor', vendor.id, '--status=suspended', '--reason'];
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [script, ...command, 'Hygiene', ...localOption()]);
  expect(JSON.parse(stdout)).toEqual({
    vendorId: vendor.id,
    subdomain: vendor.subdomain,
    status: 'suspended',
  });
  expect(await vendor.row()).toMatchObject({ status: 'suspended', statusReason: 'Hygiene' });
  await expect(run(process.execPath, [script, 'nothing', ...localOption()])).rejects.toMatchObject({
    code: 1,
    stderr: "There is no command 'nothing'.\nnpm run operate -- help\n",
  });
});

test('lists every job with its parameters in the help', async () => {
  const { code, printed } = await runCli('help');
  expect(code).toBe(0);
  for (const { name } of scheduledJobs) expect(printed).toMatch(new RegExp(`^${name}`, 'm'));
  for (const { help, summary } of Object.values(operations)) {
    expect(printed).toContain(summary);
    for (const text of Object.values(help)) expect(printed).toContain(text);
  }
  expect(printed).toContain('erase-customer --yes');
  expect(printed).toMatch(/^ {2}--vendor +the id of one vendor/m);
  expect((await runCli()).code).toBe(1);
});

describe('a wrong command line', () => {
  const vendor = ['--vendor', 'AAAAAAAAAA'];
  test.each([
    [['erase-customer', '--phone', '+919812345678', '--local', 'x'], /can't be undone.*--yes/],
    [['erase-customer', '--yes', '--local', 'x'], /exactly one of --phone, --email, --customer$/m],
    [['create-admin', '--email', 'a@mess.example', '--local', 'x'], /create-admin needs --name/],
    [
      ['create-admin', '--email', 'a', '--name', 'A', '--local', 'x'],
      /--email: Not an email address/,
    ],
    [['create-admin', '--email', '--name', 'A', '--local', 'x'], /^Option '--email' .*=-XYZ'\.$/m],
    [['recount-wallets', '--vendor', 'A', '--local', 'x'], /--vendor: Not a vendor id/],
    [
      ['set-vendor-status', ...vendor, '--status', 'shut', '--reason', 'Bad', '--local', 'x'],
      /--status: active or suspended$/m,
    ],
    [['set-vendor-status', ...vendor, '--local', 'x'], /needs --status: active or suspended/],
    [['recount-wallets', '--vendorId', 'AAAAAAAAAA', '--local', 'x'], /'--vendorId'/],
    [['recount-wallets', 'AAAAAAAAAA', '--local', 'x'], /AAAAAAAAAA/],
    [['recount-wallets', '--vendor', '--local', 'x'], /'--vendor/],
    [['recount-wallets', ...vendor], /Choose a platform/],
    [['recount-wallets', '--local', 'x', '--stage', 'prod'], /Choose a platform/],
    [['expire-orders', '--vendor', 'AAAAAAAAAA', '--local', 'x'], /'--vendor'/],
    [['expire-orders', '--local', 'x'], /'x' is not the address of a platform/],
    [['expire-orders', '--local', 'localhost:8080'], /'localhost:8080' is not the address/],
    [['replay-failures', '--queue', 'x', '--local', 'x'], /no queue 'x', only .*project-orders/],
    [['restore-rows', '--from', 'a', '--to', 'b'], /can't be undone.*--yes/],
    [
      ['restore-rows', '--from', 'a', '--to', 'b', '--yes', '--stage', 'prod'],
      /without --stage and --local/,
    ],
    [['restore-rows', '--from', 'a', '--to', 'b', '--yes', '--segments', '0'], /from 1 to 64/],
    [['preflight', '--stage', 'prod', '--region', 'mars'], /CDK does not know the region 'mars'/],
    [['preflight', '--local', 'x'], /works on an AWS account: use --stage prod, without --local/],
    [['preflight', '--stage', 'prod', '--domain', 'mess.example'], /--domain and --hosted-zone/],
    [['toString', '--local', 'x'], /There is no command 'toString'/],
  ])('is refused with an explanation: %o', async (args, message) => {
    const { code, printed, complaints } = await runCli(...args);
    expect(complaints).toMatch(message);
    expect(complaints).toContain('npm run operate -- help');
    expect([code, printed]).toEqual([1, '']);
  });

  test('is reported if the platform does not answer', async () => {
    const { code, complaints } = await runCli('recount-wallets', '--local', 'http://127.0.0.1:9');
    expect([code, complaints]).toEqual([1, 'There is no answer from http://127.0.0.1:9.']);
  });

  test('is reported if the platform refuses it', async () => {
    const { code, complaints } = await runCli(
      'resend-credentials',
      '--email',
      randomIds.email(),
      ...localOption(),
    );
    expect([code, complaints]).toEqual([1, 'Nobody has an account with this email.']);
  });
});

test('writes an export to a new file that only its owner can read', { tags: 'long' }, async () => {
  const vendor = await makeVendor();
  const phone = randomIds.phone();
  const order = await writeOrder(vendor, { customerPhone: phone, status: 'expired' });
  await waitUntilCounted([order.id]);
  const folder = await mkdtemp(join(tmpdir(), 'thali-export-'));
  const out = join(folder, 'customer.json');
  const command = ['export-customer', '--phone', phone, '--out', out, ...localOption()];
  expect(await runCli(...command)).toEqual({
    code: 0,
    printed: `Written to ${out}`,
    complaints: '',
  });
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({
    account: null,
    orders: [{ id: order.id, customerInfo: { phone } }],
  });
  expect((await runCli(...command)).complaints).toContain('It exists already. No command ran.');
  const unwrittenFile = join(folder, 'nobody.json');
  const unknown = ['--phone', randomIds.phone(), '--out', unwrittenFile, ...localOption()];
  expect(await runCli('export-customer', ...unknown)).toEqual({
    code: 1,
    printed: '',
    complaints: 'Nothing is stored about this person.',
  });
  await expect(stat(unwrittenFile)).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});

test('rebuilds the projections of the vendors with failures', {
  tags: 'long',
}, async () => {
  const vendor = await makeVendor();
  const order = await writeOrder(vendor, { status: 'expired' });
  await waitUntilCounted([order.id]);
  const day = keys.dayFigures(vendor.id, toIst(new Date(order.createdAt)).date);
  await changeRow(day, { orders: 7 });
  // An unreadable record ends up in the failure queue.
  await putRows([{ ...keys.order(randomIds.order(vendor.id)), lines: 'none' }]);
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${inject('platformUrl')}/__local/failures`);
      const failures = (await answer.json()) as { consumer: string }[];
      const counting = failures.filter(({ consumer }) => consumer === 'project-orders');
      expect(JSON.stringify(counting)).toContain(`V#${vendor.id}#O#`);
    },
    { timeout: 20_000, interval: 100 },
  );
  const proxy = createServer(
    (request, response) => void forwardFailures(vendor.id, request, response),
  );
  const local = `http://127.0.0.1:${await listenOnLoopback(proxy)}`;
  const replayed = await runCli('replay-failures', '--queue', 'project-orders', '--local', local);
  await closeServer(proxy);
  expect(replayed.complaints).toBe('');
  expect(JSON.parse(replayed.printed)).toEqual({
    found: 1,
    jobs: [`rebuild-projections {"vendorId":"${vendor.id}"}`],
    resolved: 1,
    unresolved: [],
  });
  expect(await readRow(day)).toMatchObject({ orders: 1 });
});

/** Forwards a request to the platform. Hides the failures of other tests' vendors. */
async function forwardFailures(
  vendorId: string,
  { method = '', url }: IncomingMessage,
  response: ServerResponse,
) {
  const answer = await fetch(`${inject('platformUrl')}${url}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify({ vendorId }) }),
  });
  const json: unknown = await answer.json();
  const ownRecords = Array.isArray(json)
    ? json.filter((failure) => JSON.stringify(failure).includes(`V#${vendorId}#O#`))
    : json;
  response.statusCode = answer.status;
  response.end(JSON.stringify(ownRecords));
}
