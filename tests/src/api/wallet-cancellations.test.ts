import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { openWallet, requestWallet } from '../support/wallet.ts';

const useCases = await importWallet();

describe('cancelling a settlement', () => {
  test('releases its amount at once, and can be repeated', async () => {
    const { addFees, beginSettlement, cancel, overview, settlement, vendor } = await openWallet();
    await addFees(300, 200);
    const { id } = await beginSettlement(5);
    expect((await overview()).wallet).toMatchObject({
      pending_cod_fees: 5,
      available_for_settlement: 0,
    });
    const first = await cancel(id);
    expect(first.json.settlement).toMatchObject({
      id,
      status: 'failed',
      note: 'It was cancelled.',
    });
    const repeats = await Promise.all([cancel(id), cancel(id)]);
    for (const { json } of repeats) expect(json.settlement).toEqual(first.json.settlement);
    expect(await settlement(id)).toEqual(first.json.settlement);
    expect((await overview()).wallet.available_for_settlement).toBe(5);
    expect((await beginSettlement(5)).id).toBe('S000002');
    await expectNoDrift(useCases, vendor.id);
  });

  test('is refused after it is paid or the bank approved it', async () => {
    const { addFees, beginSettlement, cancel, settlement } = await openWallet();
    await addFees(300, 200);
    const [paid, authorized] = [await beginSettlement(3), await beginSettlement(2)];
    await useCases.deliver(paid.orderId);
    await useCases.deliver(authorized.orderId, { status: 'authorized' });
    for (const { id } of [paid, authorized]) {
      expectRefusal(await cancel(id), 'SETTLEMENT_ALREADY_PAID');
    }
    expect((await settlement(authorized.id))?.status).toBe('pending');
  });

  test('is refused for an unknown settlement, or a settlement of another mess', async () => {
    const { addFees, beginSettlement, vendor, settlement } = await openWallet();
    await addFees(300);
    const { id } = await beginSettlement(3);
    const stranger = await openWallet();
    const cancelAs = (settlementId: string, token: string, body: object) =>
      requestWallet('POST', `settlements/${settlementId}/cancel`, { token, body });
    expectRefusal(
      await cancelAs(id, stranger.token, { vendor_id: vendor.id }),
      'VENDOR_ACCESS_DENIED',
    );
    expectRefusal(await cancelAs(id, stranger.token, {}), 'SETTLEMENT_NOT_FOUND');
    for (const unknownId of ['S000000', 'S000002', 'S999999999999']) {
      expectRefusal(await stranger.cancel(unknownId), 'SETTLEMENT_NOT_FOUND');
    }
    for (const bad of ['1', 'S1', 's000001', 'S-00001', 'S0000010000000000', '__proto__', '%00']) {
      expectRefusal(await stranger.cancel(bad), 'VALIDATION_ERROR');
    }
    expect((await settlement(id))?.status).toBe('pending');
    const { token } = await demoSignIns.admin();
    expectRefusal(await cancelAs(id, token, {}), 'VENDOR_NOT_FOUND');
    expect((await cancelAs(id, token, { vendor_id: vendor.id })).json.settlement.status).toBe(
      'failed',
    );
  });
});
