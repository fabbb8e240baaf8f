import { expect, it } from 'vitest';
import { nameField } from '../auth/account-fields.ts';
import { enrollDevice } from '../kitchen/kitchen-devices.contract.ts';
import { categoryFields, itemFields } from '../menu/menu-fields.ts';
import { createOptionGroup } from '../menu/option-groups.contract.ts';
import { VendorDetails } from '../payments/payment-fields.ts';
import { TablesChange } from '../tables/tables-setting.ts';
import { vendorContactFields } from '../vendors/vendor-fields.ts';

const blanks = ['\u3164', '\u2800', '\u115f', '\u180e', '\u034f', '\u200b', '\ufe0f', '\u2003'];
const { shape: group } = createOptionGroup.request.body;
const { shape: device } = enrollDevice.request.body;
const { shape: buyer } = VendorDetails;
const size = (name: string) => ({ name, price: 60 });

it.each([
  ['a person', (text: string) => nameField('Please enter your name').safeParse(text)],
  ['a business', (text: string) => vendorContactFields.name.safeParse(text)],
  ['a mess', (text: string) => vendorContactFields.displayName.safeParse(text)],
  ['a buyer', (text: string) => buyer.name.safeParse(text)],
  ['a new mess', (text: string) => buyer.messName.safeParse(text)],
  ['a category', (text: string) => categoryFields.name.safeParse(text)],
  ['a dish', (text: string) => itemFields.name.safeParse(text)],
  ['a size', (text: string) => itemFields.sizes.safeParse([size(text), size('Half')])],
  ['an option group', (text: string) => group.name.safeParse(text)],
  ['a choice', (text: string) => group.choices.safeParse([{ name: text }])],
  ['a table', (text: string) => TablesChange.safeParse([text])],
  ['a device', (text: string) => device.name.safeParse(text)],
])('refuses a name of %s that looks empty', (_what, parse) => {
  expect(parse(`A${blanks.join('')}B`).success).toBe(true);
  const accepted = [...blanks, blanks.join('')].filter((text) => parse(` ${text}`).success);
  expect(accepted).toEqual([]);
});
