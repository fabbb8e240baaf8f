import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../table/table-client.ts';
import { insertCustomer, type OpenCustomer, replaceCustomer } from './customers.table.ts';
import { newUserId } from './user-ids.ts';
import { readUser, readUserIdByPhone, type UserRow } from './users.table.ts';

interface Registration {
  /** Proven by a code a moment ago, in E.164. */
  phone: string;
  name: string;
  email: string | undefined;
}

/**
 * Makes a customer without a password, or begins anew with one who never set it. Cognito is told with
 * the password, so that this is one transaction.
 */
export async function registerCustomer(given: Registration): Promise<{ customerId: string }> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = await readCustomer(given.phone);
    const customer = toCustomer(given, before);
    const outcome = before
      ? await replaceCustomer(before, customer)
      : await insertCustomer(customer);
    if (outcome === 'done') return { customerId: customer.id };
    if (outcome === 'email-taken') throw emailTaken();
    // Somebody with the same phone was faster: look again.
  }
  throw busy(undefined);
}

/** Until when the first password may be set, epoch seconds. Source: design, section 3 (OTP). */
export function passwordWindow(now = Date.now()): number {
  return Math.floor(now / 1000) + 15 * 60;
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'An account with this email already exists. Please sign in.');
}

async function readCustomer(phone: string): Promise<UserRow | undefined> {
  const userId = await readUserIdByPhone(phone);
  const user = userId ? await readUser(userId, { ConsistentRead: true }) : undefined;
  if (user && user.setPasswordUntil === undefined) {
    throw new AppError(
      'PHONE_TAKEN',
      'An account with this phone number already exists. Please sign in.',
    );
  }
  return user;
}

function toCustomer({ phone, name, email }: Registration, before?: UserRow): OpenCustomer {
  const time = new Date().toISOString();
  return {
    id: before?.id ?? newUserId(),
    name,
    ...(email && { email }),
    phone,
    provenPhone: phone,
    setPasswordUntil: passwordWindow(),
    createdAt: before?.createdAt ?? time,
    updatedAt: time,
  };
}
