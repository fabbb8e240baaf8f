import { randomUUID } from 'node:crypto';
import { toMemberRow } from '@thali/functions/identity/team-members.table';
import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, inject, test } from 'vitest';
import { recordAttack } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { readLogLines } from '../support/logs/assert-clean-logs.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeTeam } from '../support/make-team.ts';
import { messagesTo, temporaryPasswordIn } from '../support/outbox.ts';
import { saleBody } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { rowsWith } from '../support/scan-table.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { waitForEarlyWindow } from '../support/wait-for-early-window.ts';
import { writeOrder } from '../support/write-order.ts';

test('lists the owner first, then the people in the order in which they joined', async () => {
  const { people, add, asOwner } = await makeTeam();
  await add('Asha', 'cook');
  await add('Ravi', 'counter');
  const team = await people();
  expect(team.map(({ name, role, is_you }) => [name, role, is_you])).toEqual([
    ['Test Person', 'owner', true],
    ['Asha', 'cook', false],
    ['Ravi', 'counter', false],
  ]);
  const changed = await asOwner('PATCH', `/${team[1]?.id}`, { name: 'Asha K', role: 'counter' });
  expect(changed.json.person).toMatchObject({ name: 'Asha K', role: 'counter', email: null });
  expectRefusal(await asOwner('PATCH', `/${'A'.repeat(12)}`, { name: 'X' }), 'PERSON_NOT_FOUND');
});

test('a second try with a changed form is refused, so that the owner knows which role counts', async () => {
  const { vendor, owner, people } = await makeTeam();
  const headers = { 'idempotency-key': randomUUID() };
  const add = (body: object) =>
    call('POST', `/vendors/${vendor.id}/team`, { token: owner.token, body, headers });
  const cook = { name: 'Asha', role: 'cook' };
  const first = await add(cook);
  expect((await add(cook)).json.person).toEqual(first.json.person);
  const others = [
    { ...cook, role: 'counter' },
    { ...cook, name: 'Usha' },
    { ...cook, role: 'manager', email: randomIds.email() },
  ];
  for (const other of others) expectRefusal(await add(other), 'IDEMPOTENCY_KEY_REUSED');
  expect(await people()).toHaveLength(2);
});

test('a team has at most 50 people, and an owner, even with calls at the same time', async () => {
  const { vendor, owner, asOwner, people } = await makeTeam();
  const createdAt = new Date().toISOString();
  const cooks = Array.from({ length: 46 }, () => ({
    ...{ vendorId: vendor.id, personId: randomIds.menu(), name: 'Cook', role: 'cook' as const },
    createdAt,
  }));
  await putRows(cooks.map(toMemberRow));
  const second = await makeStaff(vendor.id);
  const team = await people();
  const path = `/vendors/${vendor.id}/team`;
  const otherPerson = (await call('GET', path, { token: second.token })).json.people.find(
    ({ is_you }) => is_you,
  );
  const cook = { name: 'One more', role: 'cook' };
  const added = await Promise.all([1, 2, 3, 4].map(() => asOwner('POST', '', cook)));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(added.map(({ json }) => json.code).filter(Boolean)).toEqual(['TEAM_FULL', 'TEAM_FULL']);

  const removals = await Promise.all([
    call('DELETE', `${path}/${team.find(({ is_you }) => is_you)?.id}`, { token: owner.token }),
    call('DELETE', `${path}/${otherPerson?.id}`, { token: second.token }),
  ]);
  expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(removals.map(({ json }) => json.code)).toContain('LAST_OWNER');
});

test('invites a manager by e-mail, and applies a new role or a removal from the next call', async () => {
  const { vendor, add, asOwner } = await makeTeam();
  const { id, email = '' } = await add('Meena', 'manager');
  const [mail] = await messagesTo(email);
  const login = { email, password: temporaryPasswordIn(mail), role: 'vendor' };
  const { token } = (await call('POST', '/auth/login', { body: login })).json;
  const changed = await call('POST', '/auth/change-password', {
    token,
    body: { current_password: login.password, new_password: demoPassword },
  });
  const session = { token: changed.json.token ?? token };
  const pause = () =>
    call('PUT', `/vendors/${vendor.id}/rush`, { ...session, body: { pause_minutes: 0 } });
  expect((await pause()).status).toBe(200);
  const invitation = await call('POST', `/vendors/${vendor.id}/team`, {
    ...session,
    body: { name: 'Friend', role: 'owner', email: randomIds.email() },
  });
  expectRefusal(invitation, 'RIGHT_REQUIRED');
  expect(invitation.json.roles).toEqual(['owner']);

  expect((await asOwner('PATCH', `/${id}`, { role: 'owner' })).status).toBe(200);
  expect((await call('GET', `/vendors/${vendor.id}/team`, session)).status).toBe(200);
  expect((await asOwner('DELETE', `/${id}`)).status).toBe(200);
  expectRefusal(await pause(), 'VENDOR_ACCESS_DENIED');
  // The mess may take the person back; another mess may not take the account.
  const samePerson = { name: 'Meena', role: 'manager', email };
  expectRefusal(await (await makeTeam()).asOwner('POST', '', samePerson), 'EMAIL_TAKEN');
  expect((await asOwner('POST', '', samePerson)).status).toBe(201);
  expect((await pause()).status).toBe(200);
});

test('a manager or owner needs an e-mail that no other account has', async () => {
  const { owner, asOwner } = await makeTeam();
  expectRefusal(await asOwner('POST', '', { name: 'Meena', role: 'manager' }), 'VALIDATION_ERROR');
  const ownersEmail = { name: 'Meena', role: 'manager', email: owner.email };
  expectRefusal(await asOwner('POST', '', ownersEmail), 'EMAIL_TAKEN');
});

test('a code sets the PIN of one person once, and the table stores neither code nor PIN', async () => {
  const { device, add, people, codeFor, vendor } = await makeTeam();
  const { id } = await add('Asha', 'cook');
  const otherCook = await add('Ravi', 'cook');
  const code = await codeFor(id);
  const set = (pin: string, personId = id) =>
    device.call('PUT', '/kitchen-devices/me/pin', { person_id: personId, code, pin });
  expectRefusal(await set('1234'), 'PIN_TOO_SIMPLE');
  expectRefusal(await set('258013', otherCook.id), 'INVALID_DEVICE_CODE');
  const answers = await Promise.all([set('258013'), set('741852')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await rowsWith(code)).toEqual([]);
  const row = await readRow(keys.teamMember(vendor.id, id));
  expect(JSON.stringify(row)).not.toMatch(/258013|741852/);
  const logged = (await readLogLines(inject('logFolder'))).join();
  expect(logged).not.toContain(String(row?.pinHash));
  expect(logged).not.toContain(code);
  expect((await people()).map(({ pin_set_at }) => pin_set_at !== null)).toEqual([
    false,
    true,
    false,
  ]);
  const late = await codeFor(id);
  await changeRow(keys.teamMember(vendor.id, id), {
    pinCodeUntil: Math.floor(Date.now() / 1000) - 1,
  });
  const expired = await device.call('PUT', '/kitchen-devices/me/pin', {
    ...{ person_id: id, code: late, pin: '258014' },
  });
  expectRefusal(expired, 'INVALID_DEVICE_CODE');
});

test('a device with PINs asks for a person with the permission, and an approval covers one call', async () => {
  const { vendor, device, addWithPin, act, callAs } = await makeTeam({ pin: 'guarded' });
  const clerk = await addWithPin('Asha', 'counter', '2580');
  const manager = await addWithPin('Ravi', 'manager', '7391');
  const orders = await Promise.all(
    [1, 2].map(() => writeOrder(vendor, { status: 'preparing', paymentMethod: 'cod' })),
  );
  const [first, second] = orders.map(({ id }) => `/orders/${id}/not-collected`);
  const body = { return_portions: true };
  const locked = await device.call('POST', String(first), body);
  expectRefusal(locked, 'PERSON_REQUIRED');
  expect(locked.json.roles).toEqual(['manager', 'owner']);

  const unlocked = (await act(clerk)).json;
  expect(unlocked.person).toEqual({ id: clerk.id, name: 'Asha', role: 'counter', has_pin: true });
  expectRefusal(await callAs(unlocked.acting, 'POST', String(first), body), 'RIGHT_REQUIRED');
  const approval = (await act(manager, { once: true, acting: unlocked.acting })).json.acting;
  expect((await callAs(approval, 'POST', String(first), body)).status).toBe(200);
  expectRefusal(await callAs(approval, 'POST', String(second), body), 'PERSON_REQUIRED');
  // The steps of the kitchen need no PIN.
  const step = { status: 'ready' };
  expect((await device.call('PATCH', `/orders/${orders[1]?.id}/status`, step)).status).toBe(200);
});

test('a removal, a new role and a new PIN end an unlock with the next call', async () => {
  const { vendor, asOwner, addWithPin, setPin, act, callAs } = await makeTeam({ pin: 'always' });
  const people = [
    await addWithPin('Asha', 'counter', '2580'),
    await addWithPin('Ravi', 'counter', '7391'),
    await addWithPin('Kiran', 'counter', '4826'),
  ] as const;
  const tokens = await Promise.all(people.map(async (person) => (await act(person)).json.acting));
  const pause = (acting: string | undefined) =>
    callAs(acting, 'PUT', `/vendors/${vendor.id}/menu-items/${vendor.item.id}/today`, {
      sold_out_today: false,
    });
  expect((await Promise.all(tokens.map(pause))).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  await asOwner('DELETE', `/${people[0].id}`);
  await asOwner('PATCH', `/${people[1].id}`, { role: 'cook' });
  await setPin(people[2].id, '90817');
  for (const token of tokens) expectRefusal(await pause(token), 'PERSON_REQUIRED');
  expectRefusal(await act(people[0]), 'WRONG_PIN');
  expect((await act(people[1])).json.person.role).toBe('cook');

  const claim = (id: string, at: number) => pause(`offline.${id}.${Math.floor(at / 1000)}`);
  expect((await claim(people[0].id, Date.now() - 60_000)).status).toBe(200);
  expectRefusal(await claim(people[0].id, Date.now() + 5000), 'PERSON_REQUIRED');
  expectRefusal(await claim(people[2].id, Date.now() - 8 * 86_400_000), 'PERSON_REQUIRED');
});

test('a locked device shows orders and accepts Got it, and asks for a PIN before a step', async () => {
  const { vendor, device, addWithPin } = await makeTeam({ pin: 'always' });
  await addWithPin('Asha', 'cook', '2580');
  const { id } = await writeOrder(vendor);
  const { json } = await device.call('GET', '/kitchen');
  expect(json.orders.map((order) => order.id)).toEqual([id]);
  expect((await device.call('POST', `/orders/${id}/acknowledge`)).status).toBe(200);
  const step = device.call('PATCH', `/orders/${id}/status`, { status: 'confirmed' });
  expectRefusal(await step, 'PERSON_REQUIRED');
});

test('refuses an unlock of another device, and a changed unlock', async () => {
  const { vendor, addWithPin, act, callAs, device } = await makeTeam({ pin: 'always' });
  const clerk = await addWithPin('Asha', 'counter', '2580');
  const acting = (await act(clerk)).json.acting;
  const path = `/vendors/${vendor.id}/menu-items/${vendor.item.id}/today`;
  const use = (token: string) => callAs(token, 'PUT', path, { sold_out_today: false });
  const [kind, id, until = '', by, mac] = acting.split('.');
  const forged = [
    [kind, id, String(Number(until) + 60), by, mac],
    ['once', id, until, by, mac],
    [kind, id, until, id, mac],
    [kind, id, until, by, 'A'.repeat(43)],
  ];
  for (const parts of forged) expectRefusal(await use(parts.join('.')), 'PERSON_REQUIRED');
  recordAttack(
    'Team: forged unlocks',
    forged.map(() => 'PERSON_REQUIRED'),
  );
  expect((await use(acting)).status).toBe(200);
  const renewed = await call('POST', '/kitchen-devices/me/acting', {
    ...{ token: device.token, body: { person_id: clerk.id }, headers: { 'x-acting': acting } },
  });
  expect(renewed.status).toBe(200);
  const otherMess = await makeTeam({ pin: 'always' });
  expectRefusal(
    await otherMess.callAs(acting, 'PUT', path.replace(vendor.id, otherMess.vendor.id), {}),
    'PERSON_REQUIRED',
  );
});

test('a counter stays unlocked for 3 minutes, a kitchen for 15, and both obey the PIN switch at once', async () => {
  const { vendor, addWithPin, act, asOwner, device } = await makeTeam();
  const counter = await makeDevice(vendor.id, 'counter');
  const clerk = await addWithPin('Asha', 'counter', '2580');
  await addWithPin('Ravi', 'manager', '7391');
  const body = { person_id: clerk.id, pin: clerk.pin };
  const atCounter = (await counter.call('POST', '/kitchen-devices/me/acting', body)).json;
  const inKitchen = (await act(clerk)).json;
  const minutesOf = ({ until }: { until: string }) =>
    Math.round((Date.parse(until) - Date.now()) / 60_000);
  expect([atCounter, inKitchen].map(minutesOf)).toEqual([3, 15]);

  const sell = (acting?: string) =>
    call('POST', '/counter-orders', {
      ...{ token: counter.token, body: saleBody(vendor) },
      headers: { 'idempotency-key': randomUUID(), ...(acting && { 'x-acting': acting }) },
    });
  const put = (pin: string) => asOwner('PUT', '/settings', { pin, ask_above: null });
  expect((await sell()).json.order.sold_by).toBe('Tawa');
  await device.call('PUT', '/kitchen-devices/me', { asks_for_pins: true });
  expectRefusal(await put('guarded'), 'DEVICES_OUTDATED');
  await counter.call('PUT', '/kitchen-devices/me', { asks_for_pins: true });
  expect((await put('guarded')).status).toBe(200);
  expectRefusal(await sell(), 'PERSON_REQUIRED');
  expect((await sell(atCounter.acting)).json.order.sold_by).toBe('Asha');
  expect((await put('off')).status).toBe(200);
  expect((await sell()).status).toBe(201);
});

test('checks at most five wrong PINs of a device, even in concurrent calls', {
  timeout: 90_000,
}, async () => {
  const { addWithPin, act, vendor, device } = await makeTeam();
  const clerk = await addWithPin('Asha', 'counter', '2580');
  const tries = quickOrLong(60, 1000);
  await waitForEarlyWindow(300);
  const answers = await Promise.all(
    Array.from({ length: tries }, () => act({ ...clerk, pin: '9999' })),
  );
  const codes = answers.map(({ json }) => json.code);
  expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(5);
  expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(tries - 5);
  recordAttack('Team: guesses at a PIN, at once', codes);
  const locked = await act(clerk);
  expectRefusal(locked, 'PIN_LOCKED');
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(locked.json.error).toMatch(/^Too many wrong PINs\. Try again at \d+(:\d\d)? [ap]m\.$/);
  // A wrong code for a new PIN counts towards the same limit.
  const code = { person_id: clerk.id, code: 'AAAAA-AAAAA', pin: '7391' };
  expectRefusal(await device.call('PUT', '/kitchen-devices/me/pin', code), 'PIN_LOCKED');
  expect(await rowsWith(`pin:${vendor.id}`)).toHaveLength(2);
});

test('checks at most twenty wrong PINs of a person on all devices at once, and e-mails the owner once', async () => {
  const { vendor, owner, addWithPin, act } = await makeTeam();
  const clerk = await addWithPin('Asha', 'counter', '2580');
  await changeRow(keys.user(owner.userId), { provenEmail: owner.email });
  const devices = await Promise.all(Array.from({ length: 20 }, () => makeDevice(vendor.id)));
  const body = { person_id: clerk.id, pin: '9999' };
  const answers = await Promise.all(
    [...devices, ...devices].map((device) =>
      device.call('POST', '/kitchen-devices/me/acting', body),
    ),
  );
  const codes = answers.map(({ json }) => json.code);
  expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(20);
  expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(20);
  expectRefusal(await act(clerk), 'PIN_LOCKED');
  const subjects = (await messagesTo(owner.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Too many wrong PINs at your mess']);
});

test('switches PINs on if a manager has a PIN and each kitchen device can ask for it', async () => {
  const { vendor, device, asOwner, addWithPin } = await makeTeam();
  const path = `/vendors/${vendor.id}/team/settings`;
  const { token } = await makeStaff(vendor.id);
  const put = (pin: string) => call('PUT', path, { token, body: { pin, ask_above: 500 } });
  expectRefusal(await put('guarded'), 'PIN_MISSING');
  await addWithPin('Ravi', 'manager', '7391');
  const outdated = await put('guarded');
  expectRefusal(outdated, 'DEVICES_OUTDATED');
  await device.call('PUT', '/kitchen-devices/me', { asks_for_pins: true });
  expect((await put('guarded')).json.settings).toEqual({ pin: 'guarded', ask_above: 500 });
  expect((await asOwner('GET')).json.settings).toEqual({ pin: 'guarded', ask_above: 500 });
  const kitchen = await device.call('GET', '/kitchen-devices/me/team');
  expect(kitchen.json.people.map(({ name, has_pin }) => [name, has_pin])).toEqual(
    expect.arrayContaining([['Ravi', true]]),
  );
  expect((await put('off')).status).toBe(200);
});

test('a manager makes codes for cooks and clerks, and none for an owner', async () => {
  const { vendor, owner, add, people } = await makeTeam();
  const { id } = await add('Asha', 'counter');
  const [own] = await people();
  await changeRow(keys.user(owner.userId), { teamRole: 'manager' });
  await changeRow(keys.teamMember(vendor.id, String(own?.id)), { role: 'manager' });
  const second = await makeStaff(vendor.id);
  const [, , boss] = await (
    await call('GET', `/vendors/${vendor.id}/team`, { token: second.token })
  ).json.people;
  const code = (personId = '') =>
    call('POST', `/vendors/${vendor.id}/team/${personId}/pin-code`, { token: owner.token });
  expect((await code(id)).status).toBe(201);
  expect((await code(own?.id)).status).toBe(201);
  expectRefusal(await code(boss?.id), 'RIGHT_REQUIRED');
});
