import { toE164 } from '@thali/shared/phone/phone-number';
import { keys } from '../table/keys.ts';
import { updateRow } from '../table/update-row.ts';
import { type PhoneProof, readVendor } from './vendors.table.ts';

/**
 * Stores the proof, if the phone is the mess's own. Keeps `updatedAt`, because storefronts do not show the proof. 1
 * read unit, and 1 write unit per kB.
 * @returns false if the mess has another phone
 */
export async function savePhoneProof(vendorId: string, proof: PhoneProof): Promise<boolean> {
  const phone = (await readVendor(vendorId, { ConsistentRead: true }))?.phone;
  if (!phone || toE164(phone) !== proof.phone) return false;
  const { outcome } = await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET phoneProof = :proof',
    ConditionExpression: 'phone = :phone',
    ExpressionAttributeValues: { ':proof': proof, ':phone': phone },
  });
  return outcome === 'changed';
}
