/** All of a list, page after page. */
export async function readPages<Page extends { nextCursor: string | null }, Row>(
  readPage: (cursor: string | undefined) => Promise<Page>,
  rowsOf: (page: Page) => Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await readPage(cursor);
    rows.push(...rowsOf(page));
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
}
