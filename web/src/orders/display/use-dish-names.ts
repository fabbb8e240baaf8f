import { useStorefront } from '../../lib/storefront/use-storefront.ts';
import * as names from '../../lib/texts/dish-name-texts.ts';
import { pageLanguage } from '../../lib/texts/page-language.ts';

/**
 * Names the dishes of a guest's order in the page's language. Orders have only the English names, so in Hindi and
 * Marathi this reads the menu of the mess.
 */
export function useDishNames(subdomain: string): (dish: { id: string; name: string }) => string {
  const { data } = useStorefront(subdomain, undefined, pageLanguage() !== 'en');
  return ({ id, name }) =>
    names.firstName(name, data?.menuItems.find((dish) => dish.id === id)?.nameLocal);
}
