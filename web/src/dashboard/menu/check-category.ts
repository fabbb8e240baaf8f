import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { createMenuCategory } from '@thali/shared/menu/menu-categories.contract';
import { type CategoryForm, inputOfCategory } from './category-input.ts';
import { changedFields } from './changed-fields.ts';
import { type Problems, problemsOf } from './field-problems.ts';

/** What stands in the way of saving; what did not change is not looked at. */
export function checkCategory(
  form: CategoryForm,
  stored: MenuCategory | undefined,
): Problems<CategoryForm> {
  const input = inputOfCategory(form);
  const changes = stored && changedFields(stored, input);
  const checked = createMenuCategory.request.body.safeParse(input);
  if (checked.success) return {};
  return problemsOf<CategoryForm>(
    checked.error.issues.filter(({ path }) => !changes || String(path[0]) in changes),
  );
}
