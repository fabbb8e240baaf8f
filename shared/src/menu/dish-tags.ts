/** Ingredients that a dish contains, or diets that it suits, as stated by the kitchen. Rule: menu-15 */
export const dishTags = ['jain', 'vegan', 'egg', 'milk', 'gluten', 'nuts', 'soy', 'fish'] as const;
export type DishTag = (typeof dishTags)[number];

export const dishTagNames: Record<DishTag, string> = {
  jain: 'Jain',
  vegan: 'Vegan',
  egg: 'Egg',
  milk: 'Contains milk',
  gluten: 'Contains gluten',
  nuts: 'Contains nuts',
  soy: 'Contains soy',
  fish: 'Contains fish',
};

/** The tags that contradict the Veg or Non-Veg mark of a dish. In India egg and fish are Non-Veg. */
export function contradictingTags(isVegetarian: boolean): DishTag[] {
  return isVegetarian ? ['egg', 'fish'] : ['jain', 'vegan'];
}

/** Finds a contradiction in a dish's tags. The Veg or Non-Veg mark may be unknown. Rule: menu-15 */
export function tagsProblem(
  tags: readonly DishTag[],
  isVegetarian: boolean | null | undefined,
): string | undefined {
  if (tags.includes('vegan') && tags.includes('milk')) return 'A vegan dish contains no milk';
  if (typeof isVegetarian !== 'boolean') return undefined;
  const isContradicted = contradictingTags(isVegetarian).some((tag) => tags.includes(tag));
  return isContradicted ? contradictionText(isVegetarian) : undefined;
}

export function contradictionText(isVegetarian: boolean): string {
  return isVegetarian ? 'A dish with egg or fish is Non-Veg' : 'A Jain or vegan dish is Veg';
}
