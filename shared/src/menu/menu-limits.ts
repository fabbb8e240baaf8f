/**
 * What one vendor's menu may hold: at some 450 B a dish, a storefront stays one Query of a quarter of a MB.
 * Checked before the write, not by it: those that are added at the same moment may all come in, and
 * whatever takes a whole menu takes twice as much.
 */
export const menuLimits = {
  categories: 60,
  items: 500,
  /** With the most lines of an order and the profile still one BatchGet. */
  optionGroups: 40,
  groupsOfDish: 10,
  choices: 30,
  /** The text of what comes with a dish. */
  contentsLength: 300,
} as const;

/** The highest position of a category or a dish; what comes after it is sorted by name. */
export const maxSortOrder = 1_000_000;

/** In rupees. */
export const maxDishPrice = 99_999.99;
