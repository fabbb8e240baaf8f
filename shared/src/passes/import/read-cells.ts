import { toE164 } from '../../phone/phone-number.ts';
import { compareKey } from '../../text/compare-text.ts';
import { asciiDigits } from '../../text/plain-id.ts';
import type { Pass } from '../pass.contract.ts';
import { maxPassMeals } from '../pass-type.contract.ts';

/** A value, or the fault in words. */
export type Cell<Value> = { value: Value } | { fault: string };

/** Reads a phone number. The value of an empty cell is undefined. */
export function readPhoneCell(cell: string): Cell<string | undefined> {
  // Excel writes an apostrophe before a text, and `.0` after a number.
  const text = asciiDigits(cell).trim().replace(/^'/, '').replace(/\.0+$/, '');
  if (/^(?:|-+|n\/?a|nil|none)$/i.test(text)) return { value: undefined };
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(text)) {
    return { fault: `Excel has shortened the phone number to ${text}. Type it again.` };
  }
  const phone = toE164(text);
  if (phone) return { value: phone };
  const count = text.replaceAll(/\D/g, '').length;
  if (count >= 20) return { fault: 'Write only one phone number.' };
  return { fault: `The phone number '${text}' is wrong. It has ${count} digits.` };
}

/** Reads `41`, `41.0` or `41 meals`. */
export function readMealsCell(cell: string): Cell<number> {
  const text = asciiDigits(cell).trim();
  if (text === '') return { fault: 'The number of meals left is missing.' };
  const [, digits] =
    /^(\d{1,6})(?:\.0+)?\s*(?:meals?|coupons?|tokens?)?(?: left)?$/i.exec(text) ?? [];
  const meals = Number(digits);
  if (!digits) return { fault: `'${text}' is not a number of meals.` };
  if (meals === 0) return { fault: 'This member has no meals left.' };
  if (meals > maxPassMeals) return { fault: `A pass has at most ${maxPassMeals} meals.` };
  return { value: meals };
}

const diets: [NonNullable<Pass['diet']>, RegExp][] = [
  ['jain', /^(?:(?:pure )?jain(?: veg| food)?)$/],
  ['egg', /^(?:egg|eggs|eggetarian|eggitarian|veg egg|egg veg|egg only)$/],
  ['non_veg', /^(?:n|nv|non|nonveg|non veg(?:etarian)?|nonvegetarian|meat|chicken)$/],
  ['veg', /^(?:v|veg|pure veg|vegetarian|vegan)$/],
];

export function readDietCell(cell: string): Cell<Pass['diet'] | undefined> {
  const text = compareKey(cell)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (text === '') return { value: undefined };
  const diet = diets.find(([, pattern]) => pattern.test(text))?.[0];
  return diet
    ? { value: diet }
    : { fault: `The diet '${cell.trim()}' is unknown. Write veg, egg, non-veg or jain.` };
}
