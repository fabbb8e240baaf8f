import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { ChoiceId, MenuId, VendorId } from '../ids/ids.ts';
import { portionsField } from './menu-fields.ts';
import { maxDishPrice, menuLimits } from './menu-limits.ts';

/** One choice of a group. `price` is what it adds to the dish's, in rupees, and may be below 0. `quantity` null means unlimited. */
export const Choice = z.object({
  id: ChoiceId,
  name: z.string(),
  price: z.number(),
  /** For guests false also while it is sold out today. */
  isAvailable: z.boolean(),
  /** For staff only: it comes back by itself tomorrow. */
  soldOutToday: z.optional(z.boolean()),
  /** Chosen at first. */
  isDefault: z.boolean(),
  quantity: z.nullable(z.number()),
});
export type Choice = z.infer<typeof Choice>;

/**
 * What a guest chooses for a dish, such as half or full. A dish names its groups in its own order, and several dishes
 * may name the same one. Rule: menu-14
 */
export const OptionGroup = z.object({
  id: MenuId,
  name: z.string(),
  minChoices: z.number(),
  maxChoices: z.number(),
  choices: z.array(Choice),
});
export type OptionGroup = z.infer<typeof OptionGroup>;

const choiceMissing = 'Please enter what can be chosen';

const ChoiceFields = z.object({
  /** Left out: a new one. */
  id: z.optional(ChoiceId),
  name: textField(40).check(z.minLength(1, 'Please enter a name')),
  price: z._default(
    z.number().check(z.minimum(-maxDishPrice), z.maximum(maxDishPrice, 'Price is too high')),
    0,
  ),
  isAvailable: z._default(z.boolean(), true),
  isDefault: z._default(z.boolean(), false),
  /** Null: unlimited; left out: as many as are left. */
  quantity: z.nullish(portionsField),
});
export type ChoiceFields = z.output<typeof ChoiceFields>;

const count = z.int().check(z.minimum(0), z.maximum(menuLimits.choices));

const groupFields = {
  name: textField(40).check(z.minLength(1, 'Please enter a name')),
  minChoices: count,
  maxChoices: count.check(z.minimum(1)),
  choices: z
    .array(ChoiceFields)
    .check(
      z.minLength(1, choiceMissing),
      z.maxLength(menuLimits.choices, `At most ${menuLimits.choices} choices`),
    ),
};

const ofVendor = z.object({ vendorId: VendorId });
const ofGroup = z.object({ vendorId: VendorId, groupId: MenuId });
const one = z.object({ optionGroup: OptionGroup });

/** A vendor's option groups, by name. */
export const listOptionGroups = defineContract({
  name: 'listOptionGroups',
  summary: 'List the option groups of a vendor',
  method: 'GET',
  path: '/vendors/{vendorId}/option-groups',
  callers: everyone,
  request: { params: ofVendor },
  response: z.object({ optionGroups: z.array(OptionGroup) }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

export const createOptionGroup = defineContract({
  name: 'createOptionGroup',
  summary: 'Add an option group',
  method: 'POST',
  path: '/vendors/{vendorId}/option-groups',
  callers: ['vendor', 'admin'],
  request: { params: ofVendor, body: z.object(groupFields) },
  response: one,
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_FULL'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** A choice as a screen showed it to its staff. */
const KnownChoice = z.pick(Choice, {
  ...{ id: true, name: true, price: true, isAvailable: true, isDefault: true },
});
export type KnownChoice = z.infer<typeof KnownChoice>;

/**
 * Changes what is given. `choices` are all of them, in their order: those left out are removed. With `knownChoices`, those
 * that the screen showed, nothing changes once they are others.
 */
export const updateOptionGroup = defineContract({
  name: 'updateOptionGroup',
  summary: 'Change an option group',
  method: 'PUT',
  path: '/vendors/{vendorId}/option-groups/{groupId}',
  callers: ['vendor', 'admin'],
  request: {
    params: ofGroup,
    body: z.extend(z.partial(z.object(groupFields)), {
      knownChoices: z.optional(z.array(KnownChoice).check(z.maxLength(menuLimits.choices))),
    }),
  },
  response: one,
  errors: ['VENDOR_ACCESS_DENIED', 'OPTION_GROUP_NOT_FOUND', 'MENU_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Dishes that name the group go without it from then on. */
export const deleteOptionGroup = defineContract({
  name: 'deleteOptionGroup',
  summary: 'Delete an option group',
  method: 'DELETE',
  path: '/vendors/{vendorId}/option-groups/{groupId}',
  callers: ['vendor', 'admin'],
  request: { params: ofGroup },
  response: z.object({ success: z.literal(true) }),
  errors: ['VENDOR_ACCESS_DENIED', 'OPTION_GROUP_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
