import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';

type DishWithImage = Pick<MenuItem, 'id' | 'name' | 'image'>;

/** The dishes to choose from, dishes without a picture first. */
export function dishesForPhotos<Dish extends DishWithImage>(items: readonly Dish[]): Dish[] {
  return [...items].sort(
    (a, b) =>
      Number(a.image !== null) - Number(b.image !== null) || a.name.localeCompare(b.name, 'en-IN'),
  );
}

/**
 * The dish named in a file name such as `Masala_Dosa (2).jpg`. If several match, the dish with the longest name.
 * @param dishIdsWithPhoto  the ids of dishes that already have a photo
 */
export function dishOfFile<Dish extends DishWithImage>(
  fileName: string,
  items: readonly Dish[],
  dishIdsWithPhoto: ReadonlySet<string>,
): Dish | undefined {
  const fileWords = ` ${words(fileName.replace(/\.\w+$/, ''))} `;
  return items
    .filter(({ id, name }) => !dishIdsWithPhoto.has(id) && fileWords.includes(` ${words(name)} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

function words(text: string): string {
  return compareKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
