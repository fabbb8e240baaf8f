/** The test that saw a thing, and where. */
export interface Witness {
  where: string;
  file: string;
  /** Its suites in front. */
  test: string;
}

/** A thing by its topic, place and words. */
export function keyOf(entry: { topic: string; group: string; what: string }): string {
  return [entry.topic, entry.group, entry.what].join('\n');
}
