import type { TextGroup } from './text-group.ts';

const menu = / \/vendor\/menu, /;

/** The Menu tab of the vendor dashboard. */
export const vendorMenuTexts: readonly TextGroup[] = [
  {
    spec: '2, section 2.2',
    place: 'Menu tab',
    on: menu,
    texts: [
      { text: 'New', like: 'New' },
      'Add Item',
      { text: 'Edit', like: 'Edit {dish}' },
      { text: 'Delete', like: 'Delete {dish}' },
      'Name',
      'Description',
      'Image URL',
      { text: 'recommended 400x400', like: '{…}recommended 400x400' },
      { text: 'Price', like: 'Price (₹)' },
      'Category',
      'Meal Times',
      'Vegetarian',
      'Spicy',
      'Invalid URL',
      'Cancel',
    ],
  },
  {
    spec: '2, section 5',
    place: 'Category and item dialogs',
    on: menu,
    texts: [
      'Category name must be at least 2 characters long.',
      'Please select a valid category for this menu item.',
      'Please select at least one meal time',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Menu tab: toasts and failures',
    on: menu,
    texts: [
      'Category deleted successfully!',
      'Failed to delete category.',
      'Category created successfully!',
      'Category updated successfully!',
      'Failed to create category.',
      'Failed to update category.',
      'Failed to create menu category: Invalid response from server',
      '{name} is now available',
      '{name} is now unavailable',
      'Failed to update {name} availability',
      'Failed to save menu item',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Menu tab without a vendor, or with an error that is none: neither ever comes up',
    on: 'rule',
    texts: ['An unexpected error occurred.', 'No vendor selected.'],
  },
];
