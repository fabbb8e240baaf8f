import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import { type Answer, call } from './call.ts';
import { repeatWhileBusy } from './call-site.ts';
import { codeTo } from './outbox.ts';
import { randomIds } from './random-ids.ts';
import { changeRow } from './test-table.ts';

export function requestOtp(phone: string): Promise<Answer> {
  return call('POST', '/auth/request-otp', { body: { phone } });
}

export function verifyOtp(body: Record<string, unknown>): Promise<Answer> {
  return call('POST', '/auth/verify-otp', { body });
}

export function setPassword(customerId: unknown, password: unknown): Promise<Answer> {
  const body = { customer_id: customerId, password };
  return call('POST', '/auth/set-password', { body });
}

export function login(email: string, password: string, role = 'student'): Promise<Answer> {
  const body = { email, password, role };
  return repeatWhileBusy(() => call('POST', '/auth/login', { body }));
}

/** Requests a code and reads it from the outbox. */
export async function freshOtp(phone: string): Promise<string> {
  let answer = await requestOtp(phone);
  // A slow machine may fail to send in time. A person would press the button again.
  for (let tries = 1; tries < 5 && answer.json.code === 'OTP_NOT_SENT'; tries += 1) {
    answer = await requestOtp(phone);
  }
  const { status, text } = answer;
  if (status !== 200) throw new Error(`No code for ${phone}: ${text}`);
  return codeTo(phone);
}

/** Clears the send log of a phone or mailbox, so that the next code may be sent at once. */
export async function clearSendLog(address: string): Promise<void> {
  await changeRow(keys.sendLog(`otp:target:${scopeHash(address)}`), { times: [] });
}

/** Registers a customer with a confirmed phone and no password. */
export async function openCustomer(email: string | null = null) {
  const phone = randomIds.phone();
  const body = { phone, otp: await freshOtp(phone), action: 'register', name: 'Meera', email };
  const { status, text, json } = await verifyOtp(body);
  if (status !== 200) throw new Error(`${phone} was not registered: ${text}`);
  return { phone, customerId: json.customer_id };
}

/** Registers a customer with a confirmed phone and a password. */
export async function registerCustomer(password = 'chai 4 u', email: string | null = null) {
  const { phone, customerId } = await openCustomer(email);
  const { status, text, json } = await setPassword(customerId, password);
  if (status !== 200) throw new Error(`${phone} got no password: ${text}`);
  return {
    phone,
    email,
    password,
    userId: customerId,
    token: json.token,
    refresh: json.refresh_token,
  };
}
