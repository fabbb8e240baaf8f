import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../../aws/transient-faults.ts';
import { readEmail, type UserRow } from '../../identity/users.table.ts';
import { newUserId } from '../../ids/new-id.ts';
import { insertCustomer, type OpenCustomer, replaceCustomer } from './customers.table.ts';
import { ownerOfPhone } from './phone-owner.ts';

interface Registration {
  /** Proven by a code a moment ago, in E.164. */
  phone: string;
  name: string;
  email: string | undefined;
}

/**
 * Makes a customer without a password, or restarts with one who never set it. Each right code makes
 * a new id: a former holder of the phone, with the id of that time, can't set the password of who has
 * it now. Cognito's user is made with the password, so that this is one transaction.
 */
export async function registerCustomer(given: Registration): Promise<{ customerId: string }> {
  if (given.email) await assertEmailFree(given.email);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = await readCustomer(given.phone);
    const customer = toCustomer(given, before?.createdAt);
    const outcome = before
      ? await replaceCustomer(before, customer)
      : await insertCustomer(customer);
    if (outcome === 'done') return { customerId: customer.id };
    // Another call for the same phone was faster: look again.
  }
  throw busy(undefined);
}

/** Goes on with a registration whose password was never set, with a new id and a new window. */
export async function reopenRegistration(before: UserRow): Promise<{ customerId: string }> {
  const { provenPhone: phone = '', name, email, createdAt } = before;
  const customer = toCustomer({ phone, name, email }, createdAt);
  const outcome = await replaceCustomer(before, customer);
  if (outcome === 'done') return { customerId: customer.id };
  // Refused when the password is being set, or was a moment ago: the next code shows which.
  throw busy(undefined);
}

/** Until when the first password may be set, epoch seconds. Rule: accounts-19 */
function passwordWindow(now = Date.now()): number {
  return Math.floor(now / 1000) + 15 * 60;
}

/** @throws AppError EMAIL_TAKEN where an account has it; who reads the mailbox gets it back by a reset */
export async function assertEmailFree(email: string): Promise<void> {
  if (await readEmail(email, { ConsistentRead: true })) throw emailTaken();
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'An account with this email already exists. Please sign in.');
}

async function readCustomer(phone: string): Promise<UserRow | undefined> {
  const user = await ownerOfPhone(phone);
  if (user && user.setPasswordUntil === undefined) {
    throw new AppError(
      'PHONE_TAKEN',
      'An account with this phone number already exists. Please sign in.',
    );
  }
  return user;
}

function toCustomer({ phone, name, email }: Registration, createdAt?: string): OpenCustomer {
  const time = new Date().toISOString();
  return {
    id: newUserId(),
    name,
    ...(email && { email }),
    phone,
    provenPhone: phone,
    phoneProvenAt: Math.floor(Date.parse(time) / 1000),
    setPasswordUntil: passwordWindow(),
    createdAt: createdAt ?? time,
    updatedAt: time,
  };
}
