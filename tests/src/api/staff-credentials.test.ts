import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import type { Context } from 'aws-lambda';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPlanOrder } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { login } from '../support/customers.ts';
import { importPayments } from '../support/import-payments.ts';
import { recordOutput } from '../support/logs/printed-lines.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { auditOf, operate } from '../support/operate.ts';
import { messagesTo, temporaryPasswordIn } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';

setUpHandlers();
const { handler } = await import('@thali/functions/lambdas/operations.lambda');
const { emailClient } = await import('@thali/functions/messages/send-email');
const { cognito } = await import('@thali/functions/auth/cognito/cognito');
let lines: string[];
beforeEach(() => {
  lines = recordOutput();
});

interface Answer {
  created?: boolean;
  userId?: string;
  temporaryPassword?: string;
  hint?: string;
  refused?: { message: string };
}

function run(operation: string, input: object): Promise<Answer> {
  const context = { awsRequestId: randomUUID() } as Context;
  return handler({ job: operation, ...input }, context);
}

/** Makes SES fail to send e-mails. Other SES calls work. */
function failEmails(): void {
  const send = emailClient.send.bind(emailClient) as (command: object) => Promise<unknown>;
  vi.spyOn(emailClient, 'send').mockImplementation(((command: { constructor: { name: string } }) =>
    command.constructor.name === 'SendEmailCommand'
      ? Promise.reject(new Error('no mail today'))
      : send(command)) as never);
}

/** Makes Cognito answer as in a deployment without admins. */
function hideAdmins(): void {
  const send = cognito.send.bind(cognito) as (command: object) => Promise<unknown>;
  vi.spyOn(cognito, 'send').mockImplementation(((command: { constructor: { name: string } }) =>
    command.constructor.name === 'ListUsersInGroupCommand'
      ? Promise.resolve({ Users: [] })
      : send(command)) as never);
}

async function passwordsSentTo(email: string): Promise<string[]> {
  const mails = await messagesTo(email);
  return mails.map(temporaryPasswordIn);
}

const person = () => ({ email: randomIds.email(), name: 'Asha Rao' });

describe('an admin whose password is shown', () => {
  test('signs in with it, and no e-mail, log or row contains it', async () => {
    const asha = person();
    const firstRun = await run('create-admin', { ...asha, printPassword: true });
    expect(firstRun).toMatchObject({
      created: true,
      hint: expect.stringContaining('Shown only once'),
    });
    const password = firstRun.temporaryPassword ?? '';
    expect((await login(asha.email, password, 'admin')).json).toMatchObject({
      must_change_password: true,
    });
    expect(await messagesTo(asha.email)).toEqual([]);
    expect(lines.join('')).not.toContain(password);
    expect(JSON.stringify(await readRow(keys.user(firstRun.userId ?? '')))).not.toContain(password);
    expect(await auditOf(firstRun.userId)).toMatchObject([
      { action: 'createAdmin', outcome: 'done', detail: 'password shown to the operator' },
    ]);
    const repeat = await run('create-admin', { ...asha, printPassword: true });
    expect(repeat).toMatchObject({ created: false, userId: firstRun.userId });
    expect(repeat).not.toHaveProperty('temporaryPassword');
  });

  test('is the first admin of a deployment without an e-mail sender, by default', async () => {
    vi.stubEnv('EMAIL_FROM', '');
    hideAdmins();
    const asha = person();
    const { temporaryPassword = '' } = await run('create-admin', asha);
    expect((await login(asha.email, temporaryPassword, 'admin')).status).toBe(200);
  });
});

test('refuses to create a second admin without an e-mail sender, and explains the option', async () => {
  vi.stubEnv('EMAIL_FROM', '');
  const asha = person();
  const { refused } = await run('create-admin', asha);
  expect(refused?.message).toMatch(/^Nothing was done\. .*no sender.*--print-password/);
  expect(await readRow(keys.email(asha.email))).toBeUndefined();
});

test('sends a failed e-mail in the next run, with the password that was set', async () => {
  const asha = person();
  failEmails();
  await expect(run('create-admin', asha)).rejects.toThrow('The e-mail was not sent');
  vi.restoreAllMocks();
  const repeat = await operate('create-admin', asha);
  expect(repeat.result).toMatchObject({ created: false });
  expect(repeat.result).not.toHaveProperty('hint');
  const [password = '', ...otherPasswords] = await passwordsSentTo(asha.email);
  expect(otherPasswords).toEqual([]);
  expect((await login(asha.email, password, 'admin')).status).toBe(200);
  expect(await auditOf(repeat.result.userId)).toMatchObject([
    { action: 'createAdmin', outcome: 'done' },
    { action: 'createAdmin', outcome: 'failed' },
  ]);
  expect((await operate('create-admin', asha)).result.hint).toContain('resend-credentials');
  expect(await messagesTo(asha.email)).toHaveLength(1);
});

test('keeps a newer password when an unfinished run continues', async () => {
  const asha = person();
  failEmails();
  await expect(run('create-admin', asha)).rejects.toThrow('The e-mail was not sent');
  vi.restoreAllMocks();
  await operate('resend-credentials', { email: asha.email });
  expect((await operate('create-admin', asha)).result.hint).toContain('resend-credentials');
  const [password = '', ...otherPasswords] = await passwordsSentTo(asha.email);
  expect(otherPasswords).toEqual([]);
  expect((await login(asha.email, password, 'admin')).status).toBe(200);
});

test('lets an owner sign in without e-mail, which proves no mailbox', async () => {
  const { email, userId } = await makeStaff((await makeVendor()).id);
  await changeRow(keys.user(userId), { mustChangePassword: true, provenEmail: undefined });
  vi.stubEnv('EMAIL_FROM', '');
  expect((await run('resend-credentials', { email })).refused?.message).toContain(
    '--print-password',
  );
  const resent = await run('resend-credentials', { email, printPassword: true });
  expect(resent).toMatchObject({ sent: false, userId, role: 'vendor' });
  const session = await login(email, resent.temporaryPassword ?? '', 'vendor');
  expect(session.json).toMatchObject({ must_change_password: true });
  const body = { current_password: resent.temporaryPassword, new_password: 'poha 4 breakfast' };
  const changed = await call('POST', '/auth/change-password', { token: session.json.token, body });
  expect(changed.status).toBe(200);
  expect(await readRow(keys.user(userId))).not.toHaveProperty('provenEmail');
  expect(lines.join('')).not.toContain(resent.temporaryPassword);
  expect(await auditOf(userId)).toMatchObject([
    { action: 'resendCredentials', detail: 'password shown to the operator' },
  ]);
});

test('creates a bought mess without an e-mail sender, and lets its owner sign in', async () => {
  const payments = await importPayments();
  vi.stubEnv('EMAIL_FROM', '');
  const { orderId, email } = await openPlanOrder();
  const payment = await payments.readPayment(orderId);
  if (payment) await payments.pay(payment, { paymentId: `pay_of${orderId}`, via: 'webhook' });
  expect(await payments.fulfil(orderId)).toBe('done');
  const { temporaryPassword = '' } = await run('resend-credentials', {
    email,
    printPassword: true,
  });
  expect((await login(email, temporaryPassword, 'vendor')).status).toBe(200);
  expect(await messagesTo(email)).toEqual([]);
});
