import { randomUUID } from 'node:crypto';
import type { Outlet } from '@thali/functions/identity/outlets-of';
import { keys } from '@thali/functions/table/keys';
import { type Random, seededRandom } from '@thali/local/history/random';
import { AppError } from '@thali/shared/http/app-error';
import type { SignInRole } from '@thali/shared/http/rights';
import { expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { inParallel } from '../support/pass-mess.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff } from '../support/sign-in.ts';
import { deleteRow, putRows, readRow } from '../support/test-table.ts';

setUpHandlers();
const { outletsOf } = await import('@thali/functions/identity/outlets-of');
const { actorAt } = await import('@thali/functions/http/actor-at');
const { readMembers } = await import('@thali/functions/identity/team-members.table');
const { readUser, toUserRows } = await import('@thali/functions/identity/users.table');
const { createOutletCode } = await import('@thali/functions/outlets/create-outlet-code');
const { joinOutlet } = await import('@thali/functions/outlets/join-outlet');
const { leaveOutlet } = await import('@thali/functions/outlets/leave-outlet');
const { changePerson } = await import('@thali/functions/team/change-person');
const { currentMembers, readOwnTeam } = await import('@thali/functions/team/own-team');

type VendorActor = Awaited<ReturnType<typeof actorAt>>;

test('random joins, leaves and new roles match a model', { timeout: 600_000 }, async () => {
  const random = seededRandom('outlets');
  const messes = await Promise.all(Array.from({ length: 5 }, () => makeVendor()));
  const ids = messes.map(({ id }) => id);
  const model = new Map<string, Outlet[]>();
  for (const vendorId of ids) model.set(await makePerson(vendorId), [{ vendorId }]);
  const users = [...model.keys()];
  const done = { join: 0, leave: 0, role: 0, refused: 0 };
  for (let step = 0; step < 200; step += 1) {
    const [userId, vendorId] = [random.pick(users), random.pick(ids)];
    const kind = random.pick(['join', 'join', 'leave', 'role'] as const);
    const isDone = await change(kind, model, { userId, vendorId, random });
    done[isDone ? kind : 'refused'] += 1;
    await expectModel(userId, ids, model);
  }
  for (const userId of users) await expectModel(userId, ids, model);
  for (const vendorId of ids) {
    const people = currentMembers(await readMembers(vendorId)).map(({ userId }) => userId);
    const expected = users.filter((id) => roleIn(model, id, vendorId));
    // A founder is listed from the first code on.
    expect(people.toSorted()).toEqual(expected.toSorted());
  }
  expect(Math.min(...Object.values(done))).toBeGreaterThan(10);
});

test('1,000 tries of one code: one joins', { timeout: 600_000 }, async () => {
  const { id: vendorId } = await makeVendor();
  const owner = await makePerson(vendorId);
  const code = await codeOf(owner, vendorId, 'owner');
  const users = await Promise.all(
    Array.from({ length: 50 }, async () => makePerson((await makeVendor()).id)),
  );
  const outcomes: string[] = [];
  await inParallel(
    Array.from({ length: 1000 }, (_, index) => index),
    async (index) => {
      const userId = users[index % users.length] ?? '';
      outcomes.push(await outcomeOf(join(userId, code, `203.0.113.${index % 40}`)));
    },
  );
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  expect(counts.get('done')).toHaveLength(1);
  // The busy table may refuse some of the first tries.
  counts.delete('done');
  expect(['INVALID_DEVICE_CODE', 'SERVICE_BUSY']).toEqual(
    expect.arrayContaining([...counts.keys()]),
  );
  expect(currentMembers(await readMembers(vendorId))).toHaveLength(2);
  const owners = await Promise.all(users.map((id) => readUser(id)));
  expect(owners.filter((user) => user && outletsOf(user).length > 1)).toHaveLength(1);
});

test('1,000 mixed writes of two tabs: none lands in the other mess', {
  timeout: 600_000,
}, async () => {
  const [chai, chaat] = await Promise.all([makeVendor(), makeVendor()]);
  const [owner, other] = await Promise.all([makeStaff(chai.id), makeStaff(chaat.id)]);
  await join(owner.userId, await codeOf(other.userId, chaat.id, 'owner'));
  const endpoints = new Map<string, string[]>([chai, chaat].map(({ id }) => [id, []]));
  const callAt = (mess: TestVendor, method: string, path: string, body?: unknown) => {
    const headers = { 'x-mess': mess.id, 'idempotency-key': randomUUID() };
    return untilAnswered(() => call(method, path, { token: owner.token, body, headers }));
  };
  await inParallel(
    Array.from({ length: 1000 }, (_, index) => index),
    async (index) => {
      const [mess, stranger] = index % 2 === 0 ? [chai, chaat] : [chaat, chai];
      const dish = dishOf(mess, `${mess.id} ${index}`);
      const kind = Math.floor(index / 2) % 4;
      if (kind === 0) {
        const answer = await callAt(mess, 'POST', `/vendors/${mess.id}/menu-items`, dish);
        expect(answer.status, answer.text).toBe(201);
      } else if (kind === 1) {
        const path = `/vendors/${mess.id}/menu-items/${mess.item.id}`;
        const answer = await callAt(mess, 'PUT', path, { description: mess.id });
        expect(answer.status, answer.text).toBe(200);
      } else if (kind === 2) {
        const answer = await callAt(mess, 'POST', `/vendors/${stranger.id}/menu-items`, dish);
        expect(answer.json.code).toBe('VENDOR_ACCESS_DENIED');
      } else {
        const { endpoint, subscription } = pushBrowser();
        endpoints.get(mess.id)?.push(endpoint);
        const answer = await callAt(mess, 'PUT', '/push-subscription', subscription);
        // A person may save 120 subscriptions in an hour.
        expect([200, 429]).toContain(answer.status);
      }
    },
    4,
  );
  for (const mess of [chai, chaat]) {
    const path = `/vendors/${mess.id}/menu-items`;
    const { menu_items: items } = (await callAt(mess, 'GET', path)).json;
    const names = items.filter(({ id }) => id !== mess.item.id).map(({ name }) => name);
    expect(names).toHaveLength(125);
    expect(names.filter((name) => !name.startsWith(mess.id))).toEqual([]);
    expect((await mess.item.row())?.description).toBe(mess.id);
    const { subscriptions } = Object(await readRow(keys.vendorPush(mess.id)));
    const saved = subscriptions.map(({ endpoint }: { endpoint: string }) => endpoint);
    expect(saved.length).toBeGreaterThan(0);
    expect(endpoints.get(mess.id)).toEqual(expect.arrayContaining(saved));
  }
});

/** Repeats a call that a busy computer did not answer. Its idempotency key makes that safe. */
async function untilAnswered(run: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await run().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
  }
}

function dishOf({ categoryId }: TestVendor, name: string) {
  return {
    ...{ name, category_id: categoryId, price: 60, is_available: true },
    ...{ is_vegetarian: true, is_spicy: false, meal_times: ['all'] },
  };
}

interface Choice {
  userId: string;
  vendorId: string;
  random: Random;
}

type Model = Map<string, Outlet[]>;

/** Makes one change, in the product and in the model. @returns whether it was allowed */
async function change(
  kind: 'join' | 'leave' | 'role',
  model: Model,
  { userId, vendorId, random }: Choice,
): Promise<boolean> {
  const outlets = model.get(userId) ?? [];
  const rest = outlets.filter((outlet) => outlet.vendorId !== vendorId);
  const isMember = rest.length < outlets.length;
  const owners = [...model.keys()].filter((id) => roleIn(model, id, vendorId) === 'owner');
  const owner = owners[0] ?? '';
  const teamRole = random.pick(['owner', 'manager'] as const);
  if (kind === 'join') {
    const outcome = await outcomeOf(join(userId, await codeOf(owner, vendorId, teamRole)));
    expect(outcome).toBe(isMember ? 'INVALID_DEVICE_CODE' : 'done');
    if (isMember) return false;
    model.set(userId, [...outlets, { vendorId, teamRole }]);
    return true;
  }
  const isLastOwner = owners.length === 1 && owner === userId;
  if (kind === 'leave') {
    const outcome = await outcomeOf(leave(userId, vendorId));
    const expected = isMember ? (isLastOwner ? 'LAST_OWNER' : 'done') : 'VENDOR_ACCESS_DENIED';
    expect(outcome).toBe(expected);
    if (outcome === 'done') model.set(userId, rest);
    return outcome === 'done';
  }
  if (!isMember || (isLastOwner && teamRole === 'manager')) return false;
  await setRole(owner, { userId, vendorId }, teamRole);
  model.set(
    userId,
    outlets.map((outlet) => (outlet.vendorId === vendorId ? { vendorId, teamRole } : outlet)),
  );
  return true;
}

function roleIn(model: Model, userId: string, vendorId: string): SignInRole | undefined {
  const outlet = model.get(userId)?.find((candidate) => candidate.vendorId === vendorId);
  return outlet && (outlet.teamRole ?? 'owner');
}

async function expectModel(userId: string, ids: readonly string[], model: Model): Promise<void> {
  const user = await readUser(userId, { ConsistentRead: true });
  const stored = user ? outletsOf(user) : [];
  expect(stored.map(({ vendorId }) => vendorId)).toEqual(
    model.get(userId)?.map(({ vendorId }) => vendorId),
  );
  for (const vendorId of ids) {
    const role = roleIn(model, userId, vendorId);
    const seen = await actorAt(actorOf(userId), vendorId).then(
      ({ teamRole = 'owner' }) => teamRole,
      () => undefined,
    );
    expect(seen).toBe(role);
  }
}

async function makePerson(vendorId: string): Promise<string> {
  const id = `${randomIds.vendor()}${randomIds.vendor()}`;
  const time = new Date().toISOString();
  await putRows(toUserRows({ id, name: 'Asha', vendorId, createdAt: time, updatedAt: time }));
  return id;
}

function actorOf(userId: string): VendorActor {
  return { role: 'vendor', userId, vendorId: undefined, name: 'Asha' };
}

async function codeOf(userId: string, vendorId: string, role: SignInRole): Promise<string> {
  const actor = await actorAt(actorOf(userId), vendorId);
  const key = randomUUID();
  // The limit of 30 codes in an hour is not the subject of this test.
  await forgetCodes(vendorId);
  const input = { params: { vendorId }, body: { role }, headers: { 'idempotency-key': key } };
  return (await createOutletCode(actor, input)).code;
}

async function forgetCodes(vendorId: string): Promise<void> {
  const window = Math.floor(Date.now() / 3_600_000);
  await deleteRow(keys.rateLimit(`outlet-code:${vendorId}`, window));
}

function join(userId: string, code: string, sourceIp: string = randomUUID()) {
  const input = { body: { code }, headers: { 'idempotency-key': randomUUID() } };
  const context = { requestId: randomUUID(), sourceIp } as never;
  return joinOutlet(actorOf(userId), input, context);
}

async function leave(userId: string, vendorId: string) {
  const actor = await actorAt(actorOf(userId), vendorId);
  return leaveOutlet(actor, { params: { vendorId } }, { requestId: randomUUID() } as never);
}

async function setRole(
  owner: string,
  { userId, vendorId }: Pick<Choice, 'userId' | 'vendorId'>,
  role: SignInRole,
): Promise<void> {
  const actor = await actorAt(actorOf(owner), vendorId);
  const own = await actorAt(actorOf(userId), vendorId);
  const person = (await readOwnTeam(own, vendorId)).find((member) => member.userId === userId);
  const personId = person?.personId ?? '';
  await changePerson(actor, { params: { vendorId, personId }, body: { role } });
}

async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
