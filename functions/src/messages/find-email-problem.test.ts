import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
} from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { findEmailProblem } from './find-email-problem.ts';
import { emailClient } from './send-email.ts';

const { config } = vi.hoisted(() => ({
  config: { hasEmailSender: true, emailFrom: 'Thali <hi@mail.example>' },
}));
vi.mock('../config.ts', () => ({ config }));

const ses = mockClient(emailClient);
const to = 'asha@mess.example';

beforeEach(() => {
  config.hasEmailSender = true;
  ses.reset();
  ses.on(GetEmailIdentityCommand).rejects(new NotFoundException({ message: to, $metadata: {} }));
  verify('mail.example');
  account({ ProductionAccessEnabled: true });
});

function verify(EmailIdentity: string, VerifiedForSendingStatus = true) {
  ses.on(GetEmailIdentityCommand, { EmailIdentity }).resolves({ VerifiedForSendingStatus });
}

function account(state: { ProductionAccessEnabled?: boolean; SendingEnabled?: boolean }) {
  ses.on(GetAccountCommand).resolves({ SendingEnabled: true, ...state });
}

it('finds no problem with a verified sender and production access', async () => {
  expect(await findEmailProblem(to)).toBeUndefined();
});

it('reports a missing sender without a call to SES', async () => {
  config.hasEmailSender = false;
  expect(await findEmailProblem(to)).toMatchObject({ isWithoutSender: true });
  expect(ses.calls()).toHaveLength(0);
});

it('reports a sender whose domain SES does not know or has not verified', async () => {
  const unverified = {
    isWithoutSender: false,
    message: expect.stringContaining('mail.example yet'),
  };
  verify('mail.example', false);
  expect(await findEmailProblem(to)).toEqual(unverified);
  ses
    .on(GetEmailIdentityCommand, { EmailIdentity: 'mail.example' })
    .rejects(new NotFoundException({ message: 'none', $metadata: {} }));
  expect(await findEmailProblem(to)).toEqual(unverified);
});

it('accepts a verified sender address, but refuses an unverified receiver in the sandbox', async () => {
  verify('mail.example', false);
  verify('hi@mail.example');
  expect(await findEmailProblem(to)).toBeUndefined();
  account({ ProductionAccessEnabled: false });
  expect((await findEmailProblem('ops@mail.example'))?.message).toMatch(/sandbox/);
});

it('reports a paused account', async () => {
  account({ SendingEnabled: false, ProductionAccessEnabled: true });
  expect((await findEmailProblem(to))?.message).toContain('paused');
});

it.each([
  [to, undefined],
  ['mess.example', undefined],
  ['other.example', /sandbox.*production access/],
])('checks the receiver in the sandbox: %s is verified', async (identity, message) => {
  account({ ProductionAccessEnabled: false });
  verify(identity);
  const problem = await findEmailProblem(to);
  if (message) expect(problem?.message).toMatch(message);
  else expect(problem).toBeUndefined();
  expect(await findEmailProblem('ops@mail.example')).toBeUndefined();
});

it('hides the address in an error of SES', async () => {
  const denied = Object.assign(new Error(`not for ${to}`), { name: 'AccessDeniedException' });
  ses.on(GetAccountCommand).rejects(denied);
  await expect(findEmailProblem(to)).rejects.toThrow(/^SES call failed: AccessDeniedException$/);
});
