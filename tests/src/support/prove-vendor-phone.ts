import { randomBytes } from 'node:crypto';
import { toUserRows } from '@thali/functions/identity/users.table';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { putRows } from './test-table.ts';

/** Adds a person of the mess who has proven this phone. */
export async function proveVendorPhone(vendorId: string, phone: string): Promise<void> {
  const time = new Date().toISOString();
  const id = encodeCrockford(randomBytes(16), 26);
  await putRows(
    toUserRows({
      ...{ id, vendorId, phone },
      name: 'Test Owner',
      provenPhone: phone,
      createdAt: time,
      updatedAt: time,
    }),
  );
}
