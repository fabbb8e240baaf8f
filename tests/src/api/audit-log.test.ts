import type { AuditRow } from '@thali/functions/audit/audit-log.table';
import { log } from '@thali/functions/logs/log';
import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { keys } from '@thali/functions/table/keys';
import { setVendorStatus } from '@thali/shared/admin/admin-vendors.contract';
import type { Context } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { httpEvent } from '../support/http-event.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { callSample, type Target } from '../support/sample-requests.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeAdmin, makeStaff, makeStudent, type TestPerson } from '../support/sign-in.ts';
import { putRows, readRow } from '../support/test-table.ts';
import { getFigures, type WireAuditEntry } from '../support/wire-figures.ts';

const routes: readonly HttpRoute[] = httpRoutes;
/** The calls that let an admin change something. Deletions come last, because they end the sample vendor. */
const audited = routes
  .map(({ contract }) => contract)
  .filter(({ method, callers }) => method !== 'GET' && callers.includes('admin'))
  .filter(({ ignoresToken }) => !ignoresToken)
  .toSorted((a, b) => Number(a.name.startsWith('delete')) - Number(b.name.startsWith('delete')))
  .map((contract) => ({ name: contract.name, contract }));

let admin: TestPerson;
let target: Target;
beforeAll(async () => {
  admin = await makeAdmin();
  const vendor = await makeVendor({ items: [{}, {}] });
  target = { vendor, orderId: (await placeOrder(orderBody(vendor))).id };
}, 60_000);

/** This person's entries among the newest 100, newest first. */
async function entriesOf(person: TestPerson): Promise<WireAuditEntry[]> {
  const { entries } = await getFigures('/admin/audit?limit=100', admin.token);
  return entries.filter(({ admin_id }) => admin_id === person.userId);
}

describe('the audit log records every change by an admin', () => {
  test('covers the calls of admins', () => {
    expect(audited.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'setVendorStatus',
        'retryProvisioning',
        'createVendor',
        'paySettlement',
      ]),
    );
  });

  test.each(audited)('$name', async ({ name, contract }) => {
    const answer = await callSample(contract, target, admin.token);
    const [entry] = await entriesOf(admin);
    expect(entry).toEqual({
      id: expect.stringContaining(`#${answer.headers.get('x-request-id')}`),
      at: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      admin_id: admin.userId,
      admin_name: 'Test Person',
      actor_kind: 'admin',
      action: name,
      summary: contract.summary,
      target: entry?.target,
      target_name: entry?.target_name,
      detail: entry?.detail,
      changes: entry?.changes,
      reason: name === 'setVendorStatus' ? 'Nothing is wrong' : null,
      outcome: answer.status < 400 ? 'done' : 'refused',
      code: answer.status < 400 ? null : answer.json.code,
    });
    if (['setVendorStatus', 'createVendor'].includes(name)) expect(entry?.detail).toBe('active');
    else if (!['PUT', 'PATCH'].includes(contract.method)) expect(entry?.detail).toBeNull();
    const isOfVendor = contract.path.includes('{vendorId}');
    if (isOfVendor) expect(entry?.target).toBe(target.vendor.id);
    if (isOfVendor && name !== 'deleteVendor') expect(entry?.target_name).toBeTruthy();
    expect(answer.status).toBeLessThan(500);
  });

  test('with the changed fields, their values, and no contact data', async () => {
    const { id } = await makeVendor();
    const body = { phone: '+919812345678', accent_color: '#6d2e6b', subdomain: 'mine', role: 'x' };
    const { json } = await call('PUT', `/vendors/${id}`, { token: admin.token, body });
    expect(json.vendor).toMatchObject({ phone: body.phone, accent_color: body.accent_color });
    const [entry] = await entriesOf(admin);
    expect(entry).toMatchObject({ action: 'updateVendor', target: id, admin_id: admin.userId });
    expect(entry?.detail?.split(', ').toSorted()).toEqual(['accent color', 'phone']);
    const changes = entry?.changes.toSorted((a, b) => a.field.localeCompare(b.field));
    expect(changes).toEqual([
      { field: 'accentColor', from: 'none', to: body.accent_color },
      expect.objectContaining({ field: 'phone' }),
    ]);
    expect(JSON.stringify(changes)).not.toContain('98');
  });

  test('with calls and ids, without contact data or passwords', async () => {
    const entries = await entriesOf(admin);
    expect(entries.length).toBeGreaterThan(10);
    const rows = await Promise.all(
      entries.map(({ id }) => readRow(keys.auditEntry(id.slice(0, 7), id))),
    );
    const allowed = [
      ...['PK', 'SK', 'position', 'at', 'adminId', 'action'],
      ...['role', 'changes', 'target', 'detail', 'reason', 'outcome', 'code'],
    ];
    for (const row of rows) expect(allowed).toEqual(expect.arrayContaining(Object.keys(row ?? {})));
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/@|\+91|98765|"wrong"|mine now|Sweets|none yet/i);
  });

  test('ignores invalid calls, reads and calls of other roles', async () => {
    const [newest] = await entriesOf(admin);
    const { vendor } = target;
    const path = `/admin/vendors/${vendor.id}/status`;
    const body = { status: 'active', reason: 'x' };
    expectRefusal(await call('POST', path, { token: admin.token, body }), 'VALIDATION_ERROR');
    expect((await call('GET', '/admin/vendors', { token: admin.token })).status).toBe(200);
    const [staff, student] = [await makeStaff(vendor.id), await makeStudent()];
    await call('PUT', `/vendors/${vendor.id}`, { token: staff.token, body: { settings: {} } });
    await call('PUT', '/auth/profile', { token: student.token, body: { name: 'Other' } });
    expect((await entriesOf(admin))[0]).toEqual(newest);
    expect([...(await entriesOf(staff)), ...(await entriesOf(student))]).toEqual([]);
  });
});

describe('an entry', () => {
  let crashes: Crashes;
  let handler: (event: ReturnType<typeof httpEvent>, context: Context) => Promise<unknown>;
  beforeAll(async () => {
    setUpHandlers();
    const { table } = await import('@thali/functions/table/table-client');
    ({ handler } = await import('@thali/functions/lambdas/admin.lambda'));
    crashes = injectCrashes([table]);
  });
  afterEach(() => {
    crashes.restart();
  });
  afterAll(() => crashes.remove());

  /** Suspends a vendor in this process. @returns the answer and its audit entry */
  async function suspend(vendorId: string) {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const person = await makeAdmin();
    const body = { status: 'suspended', reason: 'Complaints about hygiene' };
    const requestId = `request-${vendorId}`;
    const params = { vendorId };
    const event = httpEvent(setVendorStatus, { params, body, token: person.token, requestId });
    const answer = await handler(event, {} as Context);
    crashes.restart();
    const [entry] = await entriesOf(person);
    return { answer: answer as { statusCode: number }, entry };
  }

  /** Suspends a vendor while commands of this name fail. */
  async function suspendWithout(command: string, vendorId: string) {
    const { table } = await import('@thali/functions/table/table-client');
    table.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          if (commandName.startsWith(command)) throw new Error('broken');
          return next(args);
        },
      { step: 'initialize', name: 'brokenCommand' },
    );
    const suspension = await suspend(vendorId);
    table.middlewareStack.remove('brokenCommand');
    return suspension;
  }

  test('exists before the change', async () => {
    const vendor = await makeVendor();
    await expectWorks(vendor.id);
    crashes.crashAfter(0);
    const { answer, entry } = await suspend(vendor.id);
    expect(answer.statusCode).toBe(500);
    expect(entry).toMatchObject({ outcome: 'started', reason: 'Complaints about hygiene' });
    expect(await vendor.row()).toMatchObject({ status: 'active' });
  });

  test('remains if the process crashes after the change', async () => {
    const vendor = await makeVendor();
    crashes.crashAfter(1);
    const { answer, entry } = await suspend(vendor.id);
    expect(answer.statusCode).toBe(500);
    expect(entry).toMatchObject({ outcome: 'started', target: vendor.id, code: null });
    expect(await vendor.row()).toMatchObject({ status: 'suspended' });
  });

  test('records a failed change if the log can be written', async () => {
    const vendor = await makeVendor();
    const { answer, entry } = await suspendWithout('TransactWrite', vendor.id);
    expect(answer.statusCode).toBe(500);
    expect(entry).toMatchObject({ outcome: 'failed', code: null });
    expect(await vendor.row()).toMatchObject({ status: 'active' });
  });

  test('prevents the change if the log can’t be written', async () => {
    const vendor = await makeVendor();
    const { answer, entry } = await suspendWithout('Put', vendor.id);
    expect(answer.statusCode).toBe(500);
    expect(entry).toBeUndefined();
    expect(await vendor.row()).toMatchObject({ status: 'active' });
  });

  async function expectWorks(vendorId: string) {
    const otherVendor = await makeVendor();
    expect((await suspend(otherVendor.id)).answer.statusCode).toBe(200);
    expect(otherVendor.id).not.toBe(vendorId);
  }
});

describe('the log', () => {
  const row = (at: string, rowChanges: Partial<AuditRow> = {}) => {
    const position = `${at}#${admin.userId}`;
    const baseFields = { position, at, adminId: admin.userId, action: 'setVendorStatus' };
    return {
      ...keys.auditEntry(at.slice(0, 7), position),
      ...baseFields,
      outcome: 'done',
      ...rowChanges,
    };
  };

  test('pages over months, newest first, and skips empty months', async () => {
    const times = [
      '2012-12-31T23:59:59.999Z',
      '2012-12-01T00:00:00.000Z',
      '2012-11-30T23:59:59.999Z',
      '2012-11-30T10:00:00.000Z',
      '2012-02-29T10:00:00.000Z',
      '2011-01-01T00:00:00.000Z',
    ];
    await putRows(times.map((at) => row(at)));
    const listedTimes: string[] = [];
    let cursor: string | null = '2012-12-31T23:59:59.999Z#zzz';
    for (let page = 0; cursor !== null && page < 10; page += 1) {
      const path = `/admin/audit?limit=2&cursor=${encodeURIComponent(cursor)}`;
      const { entries, pagination } = await getFigures(path, admin.token);
      expect(entries.length).toBeLessThanOrEqual(2);
      listedTimes.push(...entries.map(({ at }) => at));
      cursor = pagination.next_cursor;
    }
    expect(listedTimes).toEqual(times);
    expect(cursor).toBeNull();
  });

  test('starts with the newest entry', async () => {
    const first = await getFigures('/admin/audit?limit=3', admin.token);
    const same = await getFigures('/admin/audit?limit=3&cursor=', admin.token);
    for (const { entries } of [first, same]) {
      expect(entries).toHaveLength(3);
      expect(entries.map(({ id }) => id)).toEqual(
        entries
          .map(({ id }) => id)
          .toSorted()
          .reverse(),
      );
      expect(Date.parse(entries[0]?.at ?? '')).toBeGreaterThan(Date.now() - 600_000);
    }
  });

  test('shows the entry of an unknown call', async () => {
    await putRows([row('2013-05-05T05:05:05.555Z', { action: 'noSuchCall', adminId: 'nobody' })]);
    const cursor = encodeURIComponent('2013-05-06T00:00:00.000Z#');
    const path = `/admin/audit?limit=1&cursor=${cursor}x`;
    const { entries } = await getFigures(path, admin.token);
    expect(entries).toMatchObject([
      {
        ...{ action: 'noSuchCall', summary: 'noSuchCall', admin_name: '', actor_kind: 'unknown' },
        ...{ target: null, target_name: null, changes: [], reason: null },
      },
    ]);
  });

  test.each([
    'abc',
    '1',
    '2012-13-01T00:00:00.000Z#x',
    '2012-12',
    '1999-12-31T00:00:00.000Z#x',
    'Z'.repeat(201),
  ])('refuses the cursor %s', async (cursor) => {
    const answer = await call('GET', `/admin/audit?cursor=${encodeURIComponent(cursor)}`, {
      token: admin.token,
    });
    expectRefusal(answer, 'VALIDATION_ERROR');
  });
});
