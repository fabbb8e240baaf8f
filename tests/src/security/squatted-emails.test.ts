import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { confirm, createOrder, payAtRazorpay, planBody } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { login, madeCustomer } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { operate } from '../support/operate.ts';
import { codeSentTo, sentTo, welcomesTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { readRow } from '../support/test-table.ts';
import { endOf, noteAttack } from './count-attacks.ts';

const attack = 'Accounts: by somebody else’s e-mail, typed in';
const register = (email: string, password: string, role = 'student') =>
  call('POST', '/auth/register', { body: { name: 'Ravi', email, password, role } });

/** A new password by the code that went to the mailbox. */
async function proveByReset(email: string, password: string) {
  await call('POST', '/auth/forgot-password', { body: { email } });
  const body = { email, code: await codeSentTo(email), password };
  return call('POST', '/auth/reset-password', { body });
}

async function temporaryPasswordOf(email: string): Promise<string> {
  const bodies = (await sentTo(email)).map(({ body }) => body);
  return /^Temporary password: (\S+)$/m.exec(bodies.join('\n'))?.[1] ?? '';
}

test('it keeps nobody from registering and signing in with it, before or after', async () => {
  const email = randomIds.email();
  const [first, second] = [await register(email, 'squatter 1'), await register(email, 'owner 1')];
  expect([first.status, second.status]).toEqual([201, 201]);
  for (const late of ['squatter 2', 'squatter 3', 'squatter 4']) await register(email, late);
  expect((await login(email, 'squatter 1')).json.user.id).toBe(first.json.user.id);
  expect((await login(email, 'squatter 4')).status).toBe(200);
  expectRefusal(await login(email, 'nobody’s'), 'INVALID_CREDENTIALS');
});

test('who was there first is not pushed out by those who come later', async () => {
  const email = randomIds.email();
  const { user } = (await register(email, 'owner 1')).json;
  for (let count = 0; count < 5; count += 1) await register(email, `squatter ${count}`);
  expect((await login(email, 'owner 1')).json.user.id).toBe(user.id);
  expect((await proveByReset(email, 'owner 2')).status).toBe(200);
  expect((await login(email, 'owner 2')).json.user.id).toBe(user.id);
  const late = await login(email, 'squatter 4');
  expectRefusal(late, 'INVALID_CREDENTIALS');
  noteAttack(attack, [endOf(late)]);
});

test('who proves it has it: the squatter’s password, session and next try come to nothing', async () => {
  const email = randomIds.email();
  const { token } = (await register(email, 'squatter 1')).json;
  expect((await proveByReset(email, 'owner 1')).status).toBe(200);
  const again = await login(email, 'squatter 1');
  expectRefusal(again, 'INVALID_CREDENTIALS');
  const session = await call('GET', '/auth/profile', { token });
  expectRefusal(session, 'TOKEN_INVALID');
  const next = await register(email, 'squatter 2');
  expectRefusal(next, 'EMAIL_TAKEN');
  noteAttack(attack, [again, session, next].map(endOf));
});

test('a squatter with a phone keeps the account, and the owner gets the e-mail', async () => {
  const email = randomIds.email();
  const squatter = await madeCustomer('squatter 1', email);
  const { user } = (await register(email, 'owner 1')).json;
  expect((await proveByReset(email, 'owner 2')).status).toBe(200);
  expect((await login(email, 'owner 2')).json.user.id).toBe(user.id);
  const again = await login(email, 'squatter 1');
  expectRefusal(again, 'INVALID_CREDENTIALS');
  noteAttack(attack, [endOf(again)]);
  expect((await call('GET', '/auth/profile', { token: squatter.token })).status).toBe(200);
});

test.each(['student', 'vendor'])(
  'a mess is bought with it, whatever a squatter is: %s',
  async (role) => {
    const email = randomIds.email();
    await register(email, 'squatter 1', role);
    const bought = await createOrder(planBody({ email }));
    expect(bought.status, bought.text).toBe(201);
    await confirm(await payAtRazorpay(bought.json.id));
    expect(await welcomesTo(email)).toHaveLength(1);
    const owner = await login(email, await temporaryPasswordOf(email), 'vendor');
    expect(owner.json).toMatchObject({ must_change_password: true, user: { role: 'vendor' } });
    const ends = [await login(email, 'squatter 1', role), await register(email, 'squatter 2')];
    noteAttack(attack, ends.map(endOf));
    expect(ends.map(endOf)).toEqual(['INVALID_CREDENTIALS', 'EMAIL_TAKEN']);
  },
);

test('a mess that was bought signed in keeps its name; the next buyer has another one', async () => {
  const email = randomIds.email();
  const { token, user } = (await register(email, 'owner 1 !', 'vendor')).json;
  await register(email, 'squatter 1');
  const own = await createOrder(planBody({ email }), { token });
  await confirm(await payAtRazorpay(own.json.id));
  expect(await readRow(keys.email(email))).toEqual({ ...keys.email(email), userId: user.id });
  const ends = [await createOrder(planBody({ email })), await login(email, 'squatter 1')];
  noteAttack(attack, ends.map(endOf));
  expect(ends.map(endOf)).toEqual(['EMAIL_TAKEN', 'INVALID_CREDENTIALS']);
  expect((await login(email, 'owner 1 !', 'vendor')).json.user.id).toBe(user.id);
});

test('an admin is made with it', async () => {
  const email = randomIds.email();
  await register(email, 'squatter 1');
  const made = await operate('create-admin', { email, name: 'Asha Rao' });
  expect(made.result).toMatchObject({ created: true });
  expect((await login(email, await temporaryPasswordOf(email), 'admin')).status).toBe(200);
  const again = await login(email, 'squatter 1');
  noteAttack(attack, [endOf(again)]);
  expectRefusal(again, 'INVALID_CREDENTIALS');
});

test('one who is erased leaves it to the other', async () => {
  const email = randomIds.email();
  const first = (await register(email, 'squatter 1')).json.user.id;
  const second = (await register(email, 'owner 1')).json.user.id;
  expect((await operate('erase-customer', { customerId: first })).status).toBe(200);
  expect((await login(email, 'owner 1')).json.user.id).toBe(second);
  expect((await operate('erase-customer', { customerId: second })).status).toBe(200);
  expect(await readRow(keys.email(email))).toBeUndefined();
});
