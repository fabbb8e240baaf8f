import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';

type Named = Pick<MenuItem, 'id' | 'name' | 'image'>;

/** The dishes to choose from, those without a picture first. */
export function dishesForPhotos<Dish extends Named>(items: readonly Dish[]): Dish[] {
  return [...items].sort(
    (a, b) =>
      Number(a.image !== null) - Number(b.image !== null) || a.name.localeCompare(b.name, 'en-IN'),
  );
}

/**
 * The dish in a file name such as `Masala_Dosa (2).jpg`; the longest name if several match.
 * @param taken  ids of dishes that have a photo already
 */
export function dishOfFile<Dish extends Named>(
  fileName: string,
  items: readonly Dish[],
  taken: ReadonlySet<string>,
): Dish | undefined {
  const spoken = ` ${words(fileName.replace(/\.\w+$/, ''))} `;
  return items
    .filter(({ id, name }) => !taken.has(id) && spoken.includes(` ${words(name)} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

function words(text: string): string {
  return compareKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
