import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';

const form = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/;

/** A UPI ID as it is kept: trimmed and in lower case. Nobody can look up whose it is. Rule: pay-10 */
export const UpiId = z.string().check(
  z.trim(),
  z.overwrite((text) => text.toLowerCase()),
  z.refine((text) => form.test(text), 'Enter a UPI ID such as name@bank'),
);

/** What the guest's UPI app shows beside the id. */
export const PayeeName = textField(50);
