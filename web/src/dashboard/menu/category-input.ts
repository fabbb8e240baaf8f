import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { createMenuCategory } from '@thali/shared/menu/menu-categories.contract';
import { changedFields } from './changed-fields.ts';
import { type Problems, problemsOf } from './field-problems.ts';

/** A category as its dialog holds it. */
export interface CategoryForm {
  name: string;
  description: string;
  image: string;
}

/** A category as it is written. */
export type CategoryInput = Pick<MenuCategory, 'name' | 'description' | 'image'>;

export const blankCategory: CategoryForm = { name: '', description: '', image: '' };

export function formOfCategory(category: MenuCategory): CategoryForm {
  const { name, description, image } = category;
  return { name, description: description ?? '', image: image ?? '' };
}

export function inputOfCategory(form: CategoryForm): CategoryInput {
  return {
    name: form.name.trim(),
    description: form.description.trim() || null,
    image: form.image.trim() || null,
  };
}

/** What keeps it from being saved; what did not change is not checked. */
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
