import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { confirm, createOrder, payAtRazorpay, planBody } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { login } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { operate } from '../support/operate.ts';
import { codeTo, messagesTo, welcomeEmailsTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { readRow } from '../support/test-table.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

const attack = 'Accounts: by a registration with a foreign e-mail';
const register = (email: string, password: string, role = 'student') =>
  call('POST', '/auth/register', { body: { name: 'Ravi', email, password, role } });

/** Sets a new password with the code from the mailbox. */
async function proveByReset(email: string, password: string) {
  await call('POST', '/auth/forgot-password', { body: { email } });
  const body = { email, code: await codeTo(email), password };
  return call('POST', '/auth/reset-password', { body });
}

async function temporaryPasswordOf(email: string): Promise<string> {
  const bodies = (await messagesTo(email)).map(({ body }) => body);
  return /^Temporary password: (\S+)$/m.exec(bodies.join('\n'))?.[1] ?? '';
}

test.concurrent('the owner of the mailbox gets the account, and the squatter’s password, session and next try fail', async () => {
  const email = randomIds.email();
  const { token } = (await register(email, 'squatter 1')).json;
  expectRefusal(await register(email, 'owner 1'), 'EMAIL_TAKEN');
  expect((await proveByReset(email, 'owner 1')).status).toBe(200);
  const squatterLogin = await login(email, 'squatter 1');
  expectRefusal(squatterLogin, 'INVALID_CREDENTIALS');
  const session = await call('GET', '/auth/profile', { token });
  expectRefusal(session, 'TOKEN_INVALID');
  const next = await register(email, 'squatter 2');
  expectRefusal(next, 'EMAIL_TAKEN');
  recordAttack(attack, [squatterLogin, session, next].map(outcomeOf));
});

test.concurrent.each(['student', 'vendor'])(
  'a buyer gets the mess although a squatter registered the e-mail as a %s',
  { tags: 'long' },
  async (role) => {
    const email = randomIds.email();
    await register(email, 'squatter 1', role);
    const planOrder = await createOrder(planBody({ email }));
    expect(planOrder.status, planOrder.text).toBe(201);
    await confirm(await payAtRazorpay(planOrder.json.id));
    expect(await welcomeEmailsTo(email)).toHaveLength(1);
    const owner = await login(email, await temporaryPasswordOf(email), 'vendor');
    expect(owner.json).toMatchObject({ must_change_password: true, user: { role: 'vendor' } });
    const outcomes = [await login(email, 'squatter 1', role), await register(email, 'squatter 2')];
    recordAttack(attack, outcomes.map(outcomeOf));
    expect(outcomes.map(outcomeOf)).toEqual(['INVALID_CREDENTIALS', 'EMAIL_TAKEN']);
  },
);

test.concurrent('a mess that a signed-in buyer bought keeps its name, and the next buyer gets another mess', {
  tags: 'long',
}, async () => {
  const email = randomIds.email();
  const { token, user } = (await register(email, 'owner 1 !', 'vendor')).json;
  const ownPlan = await createOrder(planBody({ email }), { token });
  await confirm(await payAtRazorpay(ownPlan.json.id));
  expect(await readRow(keys.email(email))).toEqual({ ...keys.email(email), userId: user.id });
  expectRefusal(await createOrder(planBody({ email })), 'EMAIL_TAKEN');
  expect((await login(email, 'owner 1 !', 'vendor')).json.user.id).toBe(user.id);
});

test.concurrent('create-admin works with a squatted e-mail', { tags: 'long' }, async () => {
  const email = randomIds.email();
  await register(email, 'squatter 1');
  const created = await operate('create-admin', { email, name: 'Asha Rao' });
  expect(created.result).toMatchObject({ created: true });
  expect((await login(email, await temporaryPasswordOf(email), 'admin')).status).toBe(200);
  const squatterLogin = await login(email, 'squatter 1');
  recordAttack(attack, [outcomeOf(squatterLogin)]);
  expectRefusal(squatterLogin, 'INVALID_CREDENTIALS');
});
