import { weekdays } from '@thali/shared/time/ist';
import { windowsOf } from '@thali/shared/vendors/business-hours';
import type { Storefront } from './find-subject.ts';

/** Search engines read only the beginning of a large page, so linked data contains a larger menu only as a link. */
const maxMenuLength = 500_000;

/** A mess and its menu for search engines, in the vocabulary of schema.org. Rule: site-15 */
export function restaurantLd(storefront: Storefront, url: string, menu: string): object {
  const { vendor } = storefront;
  const sections = menuSections(storefront);
  const fitsInPage = JSON.stringify(sections).length <= maxMenuLength;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: vendor.displayName,
    url,
    ...(vendor.description && { description: vendor.description }),
    ...(vendor.cuisine && { servesCuisine: vendor.cuisine }),
    ...(vendor.phone && { telephone: vendor.phone }),
    ...(vendor.address && { address: vendor.address }),
    currenciesAccepted: 'INR',
    openingHoursSpecification: hoursLd(storefront),
    hasMenu: {
      '@type': 'Menu',
      url: menu,
      ...(fitsInPage && { hasMenuSection: sections }),
    },
  };
}

function menuSections({ menuCategories, menuItems }: Storefront) {
  return menuCategories.map(({ id, name }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: menuItems.filter((item) => item.categoryId === id).map(dishLd),
  }));
}

function dishLd(dish: Storefront['menuItems'][number]) {
  const { name, description, isVegetarian, sizes } = dish;
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(isVegetarian && { suitableForDiet: 'https://schema.org/VegetarianDiet' }),
    offers: sizes ? sizes.map((size) => ({ name: size.name, ...offerLd(size) })) : offerLd(dish),
  };
}

function offerLd({ price }: { price: number }) {
  return { '@type': 'Offer', price, priceCurrency: 'INR' };
}

function hoursLd({ vendor }: Storefront) {
  const hours = vendor.settings.businessHours;
  return weekdays.flatMap((dayOfWeek) =>
    windowsOf(hours?.[dayOfWeek]).map(({ open: opens, close: closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    })),
  );
}
