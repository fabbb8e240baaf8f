import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
} from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { emailProblem } from './email-problem.ts';
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

it('is none with a verified sender and production access', async () => {
  expect(await emailProblem(to)).toBeUndefined();
});

it('is that there is no sender, and SES is not asked', async () => {
  config.hasEmailSender = false;
  expect(await emailProblem(to)).toMatchObject({ isWithoutSender: true });
  expect(ses.calls()).toHaveLength(0);
});

it('is a sender whose domain SES does not know or has not verified', async () => {
  const unverified = {
    isWithoutSender: false,
    message: expect.stringContaining('mail.example yet'),
  };
  verify('mail.example', false);
  expect(await emailProblem(to)).toEqual(unverified);
  ses
    .on(GetEmailIdentityCommand, { EmailIdentity: 'mail.example' })
    .rejects(new NotFoundException({ message: 'none', $metadata: {} }));
  expect(await emailProblem(to)).toEqual(unverified);
});

it('is none where the sender’s address alone is verified, but for others in the sandbox', async () => {
  verify('mail.example', false);
  verify('hi@mail.example');
  expect(await emailProblem(to)).toBeUndefined();
  account({ ProductionAccessEnabled: false });
  expect((await emailProblem('ops@mail.example'))?.message).toMatch(/sandbox/);
});

it('is an account that was paused', async () => {
  account({ SendingEnabled: false, ProductionAccessEnabled: true });
  expect((await emailProblem(to))?.message).toContain('paused');
});

it.each([
  [to, undefined],
  ['mess.example', undefined],
  ['other.example', /sandbox.*production access/],
])('in the sandbox with %s verified', async (identity, message) => {
  account({ ProductionAccessEnabled: false });
  verify(identity);
  const problem = await emailProblem(to);
  if (message) expect(problem?.message).toMatch(message);
  else expect(problem).toBeUndefined();
  expect(await emailProblem('ops@mail.example')).toBeUndefined();
});

it('names a failure of SES without the address', async () => {
  const denied = Object.assign(new Error(`not for ${to}`), { name: 'AccessDeniedException' });
  ses.on(GetAccountCommand).rejects(denied);
  await expect(emailProblem(to)).rejects.toThrow(/^SES could not be asked: AccessDeniedException$/);
});
