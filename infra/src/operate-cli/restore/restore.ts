/** Which rows go from where to where. */
export interface Restore {
  from: string;
  to: string;
  /** A partition key, or the beginning of some with a `*`; undefined: all rows. */
  rows: string | undefined;
  /** Parts of the table that are read at once. */
  segments: number;
}
