export interface PageRange {
  /** Of the first row on the page, counted from one; 0 where there is none. */
  first: number;
  last: number;
  pages: number;
}

/** Which rows of `total` a page shows. */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const last = Math.min(page * pageSize, total);
  return {
    first: Math.min((page - 1) * pageSize + 1, last),
    last,
    pages: Math.ceil(total / pageSize),
  };
}
