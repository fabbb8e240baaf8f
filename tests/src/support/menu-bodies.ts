/** The request body of a dish, in snake_case. */
export function itemBody(categoryId: string, changes: Record<string, unknown> = {}) {
  return {
    name: 'Masala Dosa',
    price: 85.5,
    category_id: categoryId,
    meal_times: ['breakfast', 'dinner'],
    is_vegetarian: true,
    ...changes,
  };
}
