import { randomBytes, randomInt } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

export const randomIds = {
  vendor: () => encodeCrockford(randomBytes(10), 10),
  menu: () => encodeCrockford(randomBytes(12), 12),
  order: (vendorId: string) => vendorId + encodeCrockford(randomBytes(16), 16),
  /** A random Indian mobile number. */
  phone: () => `+919${String(randomInt(1e9)).padStart(9, '0')}`,
  email: () => `${randomBytes(8).toString('hex')}@test.example`,
};
