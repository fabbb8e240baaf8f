import type { MenuCategory } from '@thali/shared/menu/menu.contract';

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
