export interface PageRange {
  /** The number of the first row on the page, counted from 1. It is 0 if there are no rows. */
  first: number;
  last: number;
  pages: number;
}

/** The rows of a page out of `total`. */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const last = Math.min(page * pageSize, total);
  return {
    first: Math.min((page - 1) * pageSize + 1, last),
    last,
    pages: Math.ceil(total / pageSize),
  };
}
