import { addRole, createSignIn } from '../../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../../auth/passwords/temporary-password.ts';
import { proveEmail } from '../../auth/users/emails.table.ts';
import { FulfilmentStopped, LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepWrite } from '../../fulfilment/runs.table.ts';
import { keys } from '../../table/keys.ts';
import { newRow } from '../../table/put-row.ts';
import { transact, type Write } from '../../table/transact.ts';

/**
 * Creates the vendor's sign-in. Creates Cognito's user first: nobody can use it until its e-mail has a row. A repeated
 * run creates the same user again.
 */
export async function createVendorSignIn(run: PlanRun): Promise<'welcome'> {
  const { userId, orderId, hasAccount } = run;
  if (hasAccount) await addRole(userId, 'vendor');
  else await createSignIn(userId, 'vendor', await temporaryPasswordOf(orderId));
  const refused = await transact({
    step: stepWrite(run, 'welcome'),
    user: hasAccount ? joinVendor(run) : newUser(run),
    // The buyer gets the e-mail as a sign-in name, because the temporary password goes to that mailbox.
    email: proveEmail(run.details.email, userId),
  });
  if (refused.size === 0) return 'welcome';
  if (refused.has('step')) throw new LeaseLost();
  throw new FulfilmentStopped(
    hasAccount && refused.has('user')
      ? 'The buyer’s account now belongs to another mess. Retry with a different email for this one.'
      : 'This email now belongs to another account. Retry with another email that the buyer agrees to.',
  );
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

/** Links the vendor to an existing account. */
function joinVendor({ userId, vendorId }: PlanRun): Write {
  return {
    Update: {
      Key: keys.user(userId),
      UpdateExpression: 'SET vendorId = :vendorId, updatedAt = :now',
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(vendorId)',
      ExpressionAttributeValues: { ':vendorId': vendorId, ':now': new Date().toISOString() },
    },
  };
}
