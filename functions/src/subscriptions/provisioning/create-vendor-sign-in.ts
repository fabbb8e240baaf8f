import { maxOutlets } from '@thali/shared/outlets/outlets.contract';
import { addRole, createSignIn } from '../../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../../auth/passwords/temporary-password.ts';
import { proveEmail } from '../../auth/users/emails.table.ts';
import { FulfilmentStopped, LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepWrite } from '../../fulfilment/runs.table.ts';
import { outletsOf, outletsWrite, withOutlet } from '../../identity/outlets-of.ts';
import { readUser } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { newRow } from '../../table/put-row.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { transact, type Write } from '../../table/transact.ts';

/**
 * Creates the vendor's sign-in. Creates Cognito's user first: nobody can use it until its e-mail has a row. A repeated
 * run creates the same user again.
 */
export async function createVendorSignIn(run: PlanRun): Promise<'welcome'> {
  const { userId, orderId, hasAccount } = run;
  if (hasAccount) await addRole(userId, 'vendor');
  else await createSignIn(userId, 'vendor', await temporaryPasswordOf(orderId));
  return retryTransaction(async () => {
    const refused = await transact({
      step: stepWrite(run, 'welcome'),
      user: hasAccount ? await joinVendor(run) : newUser(run),
      // The buyer gets the e-mail as a sign-in name, because the temporary password goes to that mailbox.
      email: proveEmail(run.details.email, userId),
    });
    if (refused.size === 0) return 'welcome';
    if (refused.has('step')) throw new LeaseLost();
    // Another call has changed the messes of the account.
    if (hasAccount && !refused.has('email')) return undefined;
    throw new FulfilmentStopped(
      'This email now belongs to another account. Retry with another email that the buyer agrees to.',
    );
  });
}

function newUser({ userId: id, vendorId, details }: PlanRun): Write {
  const { name, email, phone } = details;
  const time = new Date().toISOString();
  const user = {
    id,
    name,
    email,
    // Proven, because the temporary password goes to this mailbox.
    provenEmail: email,
    phone,
    vendorId,
    mustChangePassword: true,
    createdAt: time,
    updatedAt: time,
  };
  return {
    Put: newRow({ ...keys.user(id), ...user }),
  };
}

/** Adds the vendor to an existing account, beside its other vendors. Rule: outlets-4 */
async function joinVendor({ userId, vendorId }: PlanRun): Promise<Write> {
  const user = await readUser(userId, { ConsistentRead: true });
  const outlets = user && withOutlet(outletsOf(user), { vendorId });
  if (outlets && outlets.length <= maxOutlets) return outletsWrite(user, outlets);
  throw new FulfilmentStopped(
    'The buyer’s account can take no more messes. Retry with a different email for this one.',
  );
}
