import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { demoSignIns, makeStaff, makeStudent } from '../support/sign-in.ts';
import { openWallet, requestWallet, type TestWallet } from '../support/wallet.ts';

let mess: TestWallet;
beforeAll(async () => {
  mess = await openWallet();
  await mess.addFees(100, 200);
  await mess.beginSettlement(1);
});

const reads = ['overview', 'transactions', 'settlements', 'statement?month=2026-01'];
const withVendor = (path: string, id: string) =>
  `${path}${path.includes('?') ? '&' : '?'}vendor_id=${id}`;

describe.each(['transactions', 'settlements'])('%s', (list) => {
  test.each([
    ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page=', 'page=1&page=2'],
    ['limit=0', 'limit=101', 'limit=-5', 'limit=NaN', 'limit=Infinity'],
    ['status=paid', 'status=SETTLED', 'status=', 'status=settled&status=failed'],
    ['start_date=2026-02-30', 'start_date=yesterday', 'end_date=2026-13-01', 'end_date=2026-9-1'],
    ['end_date=', 'end_date=9999-12-31', 'end_date=%00', 'vendor_id=x', 'vendor_id='],
    ['payment_method=cash&transaction_type=refund'],
  ])('refuses queries such as ?%s', async (...queries) => {
    for (const query of queries) {
      const answer = await mess.get(`${list}?${query}`);
      expectRefusal(answer, 'VALIDATION_ERROR');
      expect(answer.json.details.length, query).toBeGreaterThan(0);
    }
  });
});

test.each(['', 'month=', 'month=2026-13', 'month=2026-00', 'month=2026-1', 'month=1999-12'])(
  'refuses a statement of ?%s',
  async (query) => expectRefusal(await mess.get(`statement?${query}`), 'VALIDATION_ERROR'),
);

describe('access to a wallet', () => {
  test('is open to the vendor’s staff, with or without its id', async () => {
    for (const path of reads) {
      expect((await mess.get(path)).status).toBe(200);
      const { status, json } = await mess.get(withVendor(path, mess.vendor.id));
      expect([status, json.vendor_id ?? mess.vendor.id]).toEqual([200, mess.vendor.id]);
    }
  });

  test('is refused to other staff and to staff without a vendor', async () => {
    const stranger = await openWallet();
    const staffWithoutVendor = await makeStaff(undefined);
    for (const path of reads) {
      const strangerAnswer = await stranger.get(withVendor(path, mess.vendor.id));
      expectRefusal(strangerAnswer, 'VENDOR_ACCESS_DENIED');
      expect(strangerAnswer.json.error).toBe('Access denied to this vendor');
      const answer = await requestWallet('GET', path, { token: staffWithoutVendor.token });
      expectRefusal(answer, 'VENDOR_ACCESS_DENIED');
    }
    expect((await stranger.fees()).data).toEqual([]);
  });

  test('is open to an admin who names the vendor, without customer names', async () => {
    const { token } = await demoSignIns.admin();
    for (const path of reads) {
      expectRefusal(await requestWallet('GET', path, { token }), 'VENDOR_NOT_FOUND');
      const unknown = await requestWallet('GET', withVendor(path, '0123456789'), { token });
      expectRefusal(unknown, 'VENDOR_NOT_FOUND');
      const ownAnswer = await requestWallet('GET', withVendor(path, mess.vendor.id), { token });
      expect(ownAnswer.status).toBe(200);
      expect(ownAnswer.text).not.toMatch(/Test Guest|\+919/);
      const { data = [], recent_transactions = [] } = ownAnswer.json;
      const fees = path.startsWith('settlements') ? [] : [...data, ...recent_transactions];
      for (const { customer_info } of fees) expect(customer_info).toBeNull();
    }
    const staff = await mess.get('transactions');
    expect(staff.json.data[0]?.customer_info?.name).toBe('Test Guest');
  });

  test('is refused to guests and customers', async () => {
    const { token } = await makeStudent();
    for (const path of reads) {
      const named = withVendor(path, mess.vendor.id);
      expectRefusal(await requestWallet('GET', named, {}), 'UNAUTHENTICATED');
      expectRefusal(await requestWallet('GET', named, { token }), 'FORBIDDEN');
    }
    const body = { vendor_id: mess.vendor.id, amount: 1, payment_method: 'razorpay' };
    for (const path of ['pay', 'settlements/S000001/cancel']) {
      expectRefusal(await requestWallet('POST', path, { body }), 'UNAUTHENTICATED');
      expectRefusal(await requestWallet('POST', path, { token, body }), 'FORBIDDEN');
    }
    expect((await mess.settlement('S000001'))?.status).toBe('pending');
  });
});
