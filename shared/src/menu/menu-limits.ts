/**
 * The maximum size of a vendor's menu. At about 450 B a dish, a storefront takes one Query of a quarter of a MB. The
 * check runs before the write: dishes added at the same moment may exceed it, so code that loads a whole menu must take
 * twice as much.
 */
export const menuLimits = {
  categories: 60,
  items: 500,
  /** With the maximum number of lines of an order and the profile still one BatchGet. */
  optionGroups: 40,
  groupsOfDish: 10,
  choices: 30,
  /** The text of a dish's contents. */
  contentsLength: 300,
} as const;

/** The maximum sort order of a category or a dish. Later ones are sorted by name. */
export const maxSortOrder = 1_000_000;

/** In rupees. */
export const maxDishPrice = 99_999.99;
