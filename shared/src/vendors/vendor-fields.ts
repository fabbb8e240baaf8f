import * as z from 'zod/mini';
import { emailField, nameField } from '../auth/account-fields.ts';
import { typedColor } from '../brand/typed-color.ts';
import { removableText, textField } from '../http/fields.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { removablePicture } from '../pictures/picture-field.ts';

/** A colour as #rrggbb. The palette is derived from it. */
export const AccentColor = z
  .string()
  .check(z.overwrite(typedColor), z.regex(/^#[0-9a-f]{6}$/i, 'Enter a colour as #rrggbb'));

/** Names and contact data of a vendor, entered by an admin. */
export const vendorContactFields = {
  name: nameField('Please enter the business name', 2),
  displayName: nameField('Please enter the display name', 2),
  email: emailField('Please enter a valid email address'),
  phone: contactPhoneField('Please enter a valid phone number'),
  address: textField(300).check(z.minLength(1, 'Please enter an address')),
  cuisine: removableText(80),
  description: removableText(600),
};

/** The mess's e-mail for guests. Null or an empty text removes it. */
export const contactEmailField = z.nullish(
  z.union([z.literal(''), emailField('Please enter a valid email address')], {
    error: 'Please enter a valid email address',
  }),
);

/** The look of a storefront. Null or an empty text restores Thali's look. */
export const vendorLook = {
  accentColor: z.nullish(
    z.union([z.literal(''), AccentColor], { error: 'Enter a colour as #rrggbb' }),
  ),
  logoUrl: removablePicture(),
  /** The wide picture above the menu. Rule: storefront-28 */
  coverUrl: removablePicture('cover'),
};

/** The reason for a change of a vendor's status. The mess can read the reason too. */
export const StatusReason = textField(300).check(z.minLength(3, 'Please give a reason'));
