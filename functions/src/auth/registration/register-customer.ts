import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../../aws/transient-faults.ts';
import { readEmail, type UserRow } from '../../identity/users.table.ts';
import { newUserId } from '../../ids/new-id.ts';
import { insertCustomer, type OpenCustomer, replaceCustomer } from './customers.table.ts';
import { findPhoneOwner } from './find-phone-owner.ts';

interface Registration {
  /** In E.164. The caller has just entered its code. */
  phone: string;
  name: string;
  email: string | undefined;
}

/**
 * Creates a customer without a password, or restarts an unfinished registration. Each code makes a new id, so a former
 * holder of the phone cannot set the new holder's password. Cognito's user is created only with the password, so
 * registration is one transaction.
 */
export async function registerCustomer(
  registration: Registration,
): Promise<{ customerId: string }> {
  if (registration.email) await assertEmailFree(registration.email);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = await readCustomer(registration.phone);
    const customer = toCustomer(registration, before?.createdAt);
    const outcome = before
      ? await replaceCustomer(before, customer)
      : await insertCustomer(customer);
    if (outcome === 'done') return { customerId: customer.id };
    // Another call for the same phone won, so read again.
  }
  throw busy(undefined);
}

/** Restarts a registration without a password, with a new id and a new time limit. */
export async function reopenRegistration(before: UserRow): Promise<{ customerId: string }> {
  const { provenPhone: phone = '', name, email, createdAt } = before;
  const customer = toCustomer({ phone, name, email }, createdAt);
  const outcome = await replaceCustomer(before, customer);
  if (outcome === 'done') return { customerId: customer.id };
  // Another call is setting the password or has just set it. The user's next attempt then gets the right answer.
  throw busy(undefined);
}

/** The end of the time to set the first password, in epoch seconds. Rule: accounts-19 */
function passwordWindow(now = Date.now()): number {
  return Math.floor(now / 1000) + 15 * 60;
}

/**
 * @throws AppError EMAIL_TAKEN if an account has the e-mail. The owner of the mailbox can take over that account with
 * a password reset.
 */
export async function assertEmailFree(email: string): Promise<void> {
  if (await readEmail(email, { ConsistentRead: true })) throw emailTaken();
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'An account with this email already exists. Please sign in.');
}

async function readCustomer(phone: string): Promise<UserRow | undefined> {
  const user = await findPhoneOwner(phone);
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
