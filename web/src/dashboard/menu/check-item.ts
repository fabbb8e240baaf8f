import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { createMenuItem } from '@thali/shared/menu/menu-items.contract';
import { changedFields } from './changed-fields.ts';
import { type Problems, problemsOf } from './field-problems.ts';
import { type ItemForm, inputOfItem } from './item-input.ts';

/**
 * What stands in the way of saving, by the contract that the server checks by. What did not change is
 * not sent, and so is not looked at: the demo's own pictures are no web addresses.
 */
export function checkItem(form: ItemForm, stored: MenuItem | undefined): Problems<ItemForm> {
  const input = inputOfItem(form);
  const changes = stored && changedFields(stored, input);
  const checked = createMenuItem.request.body.safeParse(input);
  if (checked.success) return {};
  const problems = problemsOf<ItemForm>(
    checked.error.issues.filter(({ path }) => !changes || String(path[0]) in changes),
  );
  if (problems.price && Number.isNaN(input.price)) problems.price = 'Please enter a price';
  return problems;
}
