import * as z from 'zod/mini';
import { removableText, textField } from '../http/fields.ts';
import { MenuId } from '../ids/ids.ts';
import { removablePicture } from '../pictures/picture-field.ts';
import { cleanLine, cleanNote } from '../text/clean-text.ts';
import { compareKey } from '../text/compare-text.ts';
import { dishTags } from './dish-tags.ts';
import { mealTimes, spiceLevels } from './menu.contract.ts';
import { maxDishPrice, maxSortOrder, menuLimits } from './menu-limits.ts';

export const categoryTooShort = 'Category name must be at least 2 characters long.';
export const categoryMissing = 'Please select a valid category for this menu item.';
export const mealTimesMissing = 'Please select at least one meal time';

/** Rule: menu-3 */
export const categoryFields = {
  name: textField(60).check(z.minLength(2, categoryTooShort)),
  description: removableText(300),
  image: removablePicture(),
  sortOrder: z.optional(z.int().check(z.minimum(0), z.maximum(maxSortOrder))),
};

/** Rupees with at most two decimals. */
const Price = z
  .number()
  .check(z.minimum(0, 'Price cannot be below 0'), z.maximum(maxDishPrice, 'Price is too high'));

const sizesField = z
  .array(
    z.object({
      name: textField(40).check(z.minLength(1, 'Please name each size')),
      price: Price,
    }),
  )
  .check(
    z.refine((sizes) => sizes.length !== 1, { error: 'Enter at least two sizes' }),
    z.maxLength(menuLimits.sizesOfDish, `At most ${menuLimits.sizesOfDish} sizes`),
    z.refine((sizes) => new Set(sizes.map(({ name }) => compareKey(name))).size === sizes.length, {
      error: 'Two sizes have the same name',
    }),
  );

/** The contents of a dish, separated by commas or line breaks; stored as `Dal, Rice, 3 roti`. */
export const contentsField = z.string().check(
  z.overwrite((text) => cleanLine(splitContents(cleanNote(text)).join(', '))),
  z.maxLength(menuLimits.contentsLength, `At most ${menuLimits.contentsLength} characters`),
);

/** Splits contents at commas and line breaks, capitalizes each part and removes repeated parts. Rule: menu-26 */
function splitContents(contents: string): string[] {
  const parts = contents.split(/[,\n]/).map((part) => part.trim());
  return [...new Set(parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)))].filter(
    Boolean,
  );
}

const badQuantity = 'Enter whole portions, or nothing for unlimited';

/** Portions left. */
export const portionsField = z
  .int({ error: badQuantity })
  .check(z.minimum(0, badQuantity), z.maximum(100_000, badQuantity));

/** The fields of a dish in a request. On `POST`, fields with a default are optional. Rule: menu-1, menu-4 */
export const itemFields = {
  name: textField(80).check(z.minLength(1, 'Please enter a name')),
  nameLocal: removableText(80),
  description: removableText(500),
  contents: z.nullish(contentsField),
  /** Whether staff enter the contents each day. Rule: menu-27 */
  contentsChangeDaily: z.nullish(z.boolean()),
  /** Whether guests can order the dish only ahead. */
  preOrderOnly: z.nullish(z.boolean()),
  /** Ignored while the dish has sizes. */
  price: Price,
  /** Null or empty for a dish without sizes. */
  sizes: z.nullish(sizesField),
  categoryId: z.string({ error: categoryMissing }).check(z.minLength(10, categoryMissing)),
  image: removablePicture(),
  isAvailable: z.boolean(),
  isVegetarian: z.boolean(),
  /** Ignored if the dish has a spice level. */
  isSpicy: z.boolean(),
  spiceLevel: z.nullish(z.literal(spiceLevels)),
  /** Null if not stated. */
  tags: z.nullish(z.array(z.enum(dishTags)).check(z.maxLength(dishTags.length))),
  mealTimes: z
    .array(z.enum(mealTimes), { error: mealTimesMissing })
    .check(z.minLength(1, mealTimesMissing), z.maxLength(8)),
  /** Portions left; null or an empty text if unlimited. */
  quantity: z.nullish(z.union([z.literal(''), portionsField], { error: badQuantity })),
  nutritionalInfo: removableText(500),
  /** Null for a dish without option groups. */
  optionGroupIds: z.nullish(
    z
      .array(MenuId)
      .check(
        z.maxLength(menuLimits.groupsOfDish, `At most ${menuLimits.groupsOfDish} option groups`),
      ),
  ),
  sortOrder: z.optional(z.int().check(z.minimum(0), z.maximum(maxSortOrder))),
};
