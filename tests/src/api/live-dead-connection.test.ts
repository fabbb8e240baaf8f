import { randomBytes } from 'node:crypto';
import { audiences } from '@thali/functions/table/audiences';
import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { isEvent, openLiveClient } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { putRows, readRow } from '../support/test-table.ts';

test('removes a closed connection at the first frame, without delaying other connections', async () => {
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const closedConnectionId = `${randomBytes(11).toString('base64url')}=`;
  const joined = [audiences.staff(vendor.id), audiences.menu(vendor.id)];
  const rows = joined.flatMap((audience) => [
    keys.audience(audience, closedConnectionId),
    keys.connection(closedConnectionId, audience),
  ]);
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  await putRows(rows.map((row) => ({ ...row, expiresAt })));

  const screen = await openLiveClient();
  await screen.join(vendor.id, { token });
  const { id } = await placeOrder(orderBody(vendor));
  await screen.waitForFrame(isEvent('order:new', id));
  await expect.poll(() => Promise.all(rows.map(readRow))).toEqual(rows.map(() => undefined));

  const next = await placeOrder(orderBody(vendor));
  await screen.waitForFrame(isEvent('order:new', next.id));
});
