import type { TextGroup } from './text-group.ts';

const storefront = / (\/menu\/\{subdomain\}|\/customer), /;

/** The customer ordering app, but for the cart. */
export const storefrontTexts: readonly TextGroup[] = [
  {
    spec: '2, section 2.3',
    place: 'Header and tabs',
    on: storefront,
    texts: [
      'Closed Today',
      { text: 'menu', like: 'Menu' },
      { text: 'orders', like: 'Orders' },
      { text: 'history', like: 'History' },
      { text: 'favorites', like: 'Favorites' },
      { text: 'cart', like: 'Cart' },
      { text: 'profile', like: 'Profile' },
    ],
  },
  {
    spec: '2, section 2.3',
    place: 'States of the screen',
    on: storefront,
    texts: [
      'Loading menu...',
      'Something went wrong',
      'We encountered an error. Please try again.',
      'Restaurant not found',
      "The restaurant you're looking for doesn't exist.",
    ],
  },
  {
    spec: '2, section 2.3',
    place: 'Menu tab',
    on: storefront,
    texts: [
      'Search menu...',
      'Open Now',
      'All',
      'Veg',
      'Non-Veg',
      'Spicy',
      'Add to Cart',
      'Added',
      'Unavailable',
      'No items found',
      'Clear Search',
      'No available items',
    ],
  },
  {
    spec: '2, section 5',
    place: 'Menu and cart: open or closed',
    on: storefront,
    texts: [
      'We are closed today.',
      'Business hours not set for today.',
      'We are closed. We open at {open} and close at {close}.',
    ],
  },
  {
    spec: '2, section 2.3',
    place: 'Orders, History and Favorites tabs',
    on: storefront,
    texts: [
      'Ongoing Orders',
      { text: '+N more items', like: '+{N} more items' },
      'Includes platform fee',
      'No ongoing orders',
      'No past orders',
      'No favorites yet',
    ],
  },
  {
    spec: '2, section 4',
    place: 'Badges of an order',
    on: storefront,
    texts: ['Pending', 'Confirmed', 'Preparing', 'Ready', 'Completed', 'Cancelled', 'Expired'],
  },
  {
    spec: '2, section 2.3',
    place: 'Profile tab',
    on: storefront,
    texts: [
      'Total Orders',
      'Favorites',
      'Last Order',
      'N/A',
      'View Order History',
      'Contact Support',
      { text: 'Name', like: 'Name' },
      'Phone',
      'Email',
      'Save',
      'Cancel',
      'Logout',
    ],
  },
  {
    spec: '2, section 5',
    place: 'Profile tab: form',
    on: storefront,
    texts: [
      'Name must be at least 2 characters.',
      'Enter a valid phone number.',
      'Enter a valid email address.',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Profile tab: toasts',
    on: storefront,
    texts: [
      'Failed to update profile',
      'There was an error updating your profile.',
      'Profile updated!',
      'Your profile has been updated.',
    ],
  },
];
