/**
 * The maximum size of a vendor's menu. At about 450 B per dish, a storefront needs one Query of a quarter of a MB. The
 * check runs before the write, so concurrent additions may exceed the limit. Code that loads a whole menu must accept
 * twice the limit.
 */
export const menuLimits = {
  categories: 60,
  items: 500,
  /** The size of all rows as JSON. 500 dishes with Hindi names and descriptions take about half of this size. */
  bytes: 1_000_000,
  /** With the profile and an order's maximum number of dishes, these groups still fit into one BatchGet. */
  optionGroups: 40,
  groupsOfDish: 10,
  choices: 30,
  sizesOfDish: 10,
  /** The maximum length of a dish's contents. */
  contentsLength: 300,
} as const;

/** The maximum sort order of a category or a dish. Entries with equal sort orders are sorted by name. */
export const maxSortOrder = 1_000_000;

/** In rupees. */
export const maxDishPrice = 99_999.99;
