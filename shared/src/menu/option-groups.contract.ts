import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { ChoiceId, MenuId, VendorId } from '../ids/ids.ts';
import { portionsField } from './menu-fields.ts';
import { maxDishPrice, menuLimits } from './menu-limits.ts';

/**
 * A choice of a group. `price` is added to the dish's price, in rupees. The price is never negative in a new or
 * changed choice, because a cheaper portion is a size of the dish. `quantity` null means unlimited.
 */
export const Choice = z.object({
  id: ChoiceId,
  name: z.string(),
  price: z.number(),
  /** Whether guests can choose the choice. For guests, also false while the choice is sold out today. */
  isAvailable: z.boolean(),
  /** Whether the choice is sold out until tomorrow. Guests read it if they can order ahead (pre-orders-7). */
  soldOutToday: z.optional(z.boolean()),
  /** Whether the choice is selected at first. */
  isDefault: z.boolean(),
  quantity: z.nullable(z.number()),
});
export type Choice = z.infer<typeof Choice>;

/**
 * Choices for a dish, such as half or full. A dish lists its groups in its own order. Several dishes may share a group.
 * Rule: menu-14
 */
export const OptionGroup = z.object({
  id: MenuId,
  name: z.string(),
  minChoices: z.number(),
  maxChoices: z.number(),
  choices: z.array(Choice),
});
export type OptionGroup = z.infer<typeof OptionGroup>;

export const priceBelowZero = 'Price cannot be below 0';
const choiceMissing = 'Please enter what can be chosen';

const ChoiceFields = z.object({
  /** Absent for a new choice. */
  id: z.optional(ChoiceId),
  name: textField(40).check(z.minLength(1, 'Please enter a name')),
  /** Below 0 only if the stored choice has the same price. */
  price: z._default(
    z
      .number()
      .check(
        z.minimum(-maxDishPrice, priceBelowZero),
        z.maximum(maxDishPrice, 'Price is too high'),
      ),
    0,
  ),
  isAvailable: z._default(z.boolean(), true),
  isDefault: z._default(z.boolean(), false),
  /** Null for unlimited portions. If absent, the portions do not change. */
  quantity: z.nullish(portionsField),
});
export type ChoiceFields = z.output<typeof ChoiceFields>;

const choiceCount = z.int().check(z.minimum(0), z.maximum(menuLimits.choices));

const groupFields = {
  name: textField(40).check(z.minLength(1, 'Please enter a name')),
  minChoices: choiceCount,
  maxChoices: choiceCount.check(z.minimum(1)),
  choices: z
    .array(ChoiceFields)
    .check(
      z.minLength(1, choiceMissing),
      z.maxLength(menuLimits.choices, `At most ${menuLimits.choices} choices`),
    ),
};

const vendorParams = z.object({ vendorId: VendorId });
const groupParams = z.object({ vendorId: VendorId, groupId: MenuId });
const GroupAnswer = z.object({ optionGroup: OptionGroup });

/** A vendor's option groups, by name. */
export const listOptionGroups = defineContract({
  name: 'listOptionGroups',
  summary: 'List the option groups of a vendor',
  method: 'GET',
  path: '/vendors/{vendorId}/option-groups',
  callers: everyone,
  request: { params: vendorParams },
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
  needs: 'manage',
  request: { params: vendorParams, body: z.object(groupFields), headers: idempotencyHeaders },
  response: GroupAnswer,
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_FULL', 'MENU_TOO_LARGE'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** A choice as the caller's screen shows it. */
const KnownChoice = z.pick(Choice, {
  ...{ id: true, name: true, price: true, isAvailable: true, isDefault: true },
});
export type KnownChoice = z.infer<typeof KnownChoice>;

/**
 * Absent fields do not change. `choices` lists all choices in their order; missing choices are removed. `knownChoices`
 * are the choices on the caller's screen. If the stored choices differ, the call changes nothing.
 */
export const updateOptionGroup = defineContract({
  name: 'updateOptionGroup',
  summary: 'Change an option group',
  method: 'PUT',
  path: '/vendors/{vendorId}/option-groups/{groupId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: groupParams,
    body: z.extend(z.partial(z.object(groupFields)), {
      knownChoices: z.optional(z.array(KnownChoice).check(z.maxLength(menuLimits.choices))),
    }),
  },
  response: GroupAnswer,
  errors: ['VENDOR_ACCESS_DENIED', 'OPTION_GROUP_NOT_FOUND', 'MENU_CHANGED', 'MENU_TOO_LARGE'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Also removes the group from its dishes. */
export const deleteOptionGroup = defineContract({
  name: 'deleteOptionGroup',
  summary: 'Delete an option group',
  method: 'DELETE',
  path: '/vendors/{vendorId}/option-groups/{groupId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: { params: groupParams },
  response: z.object({ success: z.literal(true) }),
  errors: ['VENDOR_ACCESS_DENIED', 'OPTION_GROUP_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
