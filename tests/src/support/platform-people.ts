import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toUserRows } from '@thali/functions/identity/users.table';
import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import type { Platform } from '@thali/local/platform-options';
import { createSignIns } from '@thali/local/seed/create-sign-ins';
import { demoIds } from '@thali/local/seed/demo-ids';
import { callSite } from './call-site.ts';
import { siteCodeTo } from './site-outbox.ts';
import type { WireAnswer } from './wire-answer.ts';
import { withTable } from './with-table.ts';

/** Clears the send log of a phone or mailbox, because a test can't wait a minute for the next code. */
export async function clearSendLogOn(platform: Platform, address: string): Promise<void> {
  const update = new UpdateCommand({
    TableName: platform.tableName,
    Key: keys.sendLog(`otp:target:${scopeHash(address)}`),
    UpdateExpression: 'SET times = :none',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':none': [] },
  });
  await withTable(platform, (documents) => documents.send(update));
}

/** Creates a staff member of the demo mess with the demo password as a temporary password. */
export async function makeNewVendor(platform: Platform, email: string): Promise<void> {
  const time = new Date().toISOString();
  await createSignIns([{ email, name: 'New Vendor', role: 'vendor' }], platform.endpoints.aws);
  const rows = toUserRows({
    id: demoIds.user(email),
    name: 'New Vendor',
    email,
    vendorId: demoIds.vendor('demo'),
    mustChangePassword: true,
    createdAt: time,
    updatedAt: time,
  });
  const { tableName: TableName } = platform;
  await withTable(platform, (documents) =>
    Promise.all(rows.map((Item) => documents.send(new PutCommand({ TableName, Item })))),
  );
}

/**
 * Registers a customer by phone, and lets this customer request a new code at once. Without a password the
 * registration stays unfinished.
 */
export async function makeCustomerByPhone(
  platform: Platform,
  { phone, email = null, password }: { phone: string; email?: string | null; password?: string },
): Promise<void> {
  const { url } = platform;
  await post(url, '/auth/request-otp', { phone });
  const otp = await siteCodeTo(url, phone);
  const proof = { phone, otp, action: 'register', name: 'Meera Joshi', email };
  const { customer_id } = await post(url, '/auth/verify-otp', proof);
  if (password) await post(url, '/auth/set-password', { customer_id, password });
  await clearSendLogOn(platform, phone);
}

/** Registers a customer by e-mail, without a confirmed phone. */
export async function makeCustomerByEmail(
  { url }: Platform,
  email: string,
  password: string,
): Promise<void> {
  await post(url, '/auth/register', { name: 'Asha Patil', email, password, role: 'student' });
}

function post(siteUrl: string, path: string, body: object): Promise<WireAnswer> {
  return callSite(siteUrl, 'POST', path, { body });
}
