import { dishTagNames } from '@thali/shared/menu/dish-tags';

export const addedToCart = (name: string) => `${name} added to cart!`;
export const cartUpdated = 'Cart updated';
export const removedFromCart = 'Item removed from cart';
export const nothingNow = 'Nothing can be ordered right now.';
export const notNow = 'Not available right now.';

export const cookingRequest = 'Cooking request';
export const requestExample = 'Less oil, no coriander...';
export const inCart = 'In your cart';
export const repeatLast = 'Repeat last · ';
export const allInCart = 'All that is left is in your cart';
export const doneFor = (isChange: boolean, quantity: number) =>
  `${isChange ? 'Update' : 'Add'} ${quantity} · `;
export const remove = 'Remove';

export const spicy = 'Spicy';
export const mildlySpicy = 'Mildly spicy';
export const verySpicy = 'Very spicy';
export const veg = 'Veg';
export const nonVeg = 'Non-Veg';
export const withEgg = ' · Egg';
export const comesWith = 'What comes with it';
export const dietAndAllergens = 'Diet and allergens';

export const tagNames = dishTagNames;
