import { randomBytes } from 'node:crypto';
import { audiences, keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { isEvent, openLive } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placed } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { putRows, readRow } from '../support/test-table.ts';

test('a connection that died unseen is cleaned up at the first frame, and keeps nobody waiting', async () => {
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const gone = `${randomBytes(11).toString('base64url')}=`;
  const joined = [audiences.staff(vendor.id), audiences.menu(vendor.id)];
  const rows = joined.flatMap((audience) => [
    keys.audience(audience, gone),
    keys.connection(gone, audience),
  ]);
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  await putRows(rows.map((row) => ({ ...row, expiresAt })));

  const screen = await openLive();
  await screen.join(vendor.id, { token });
  const { id } = await placed(orderBody(vendor));
  await screen.frame(isEvent('order:new', id));
  await expect.poll(() => Promise.all(rows.map(readRow))).toEqual(rows.map(() => undefined));

  const next = await placed(orderBody(vendor));
  await screen.frame(isEvent('order:new', next.id));
});
