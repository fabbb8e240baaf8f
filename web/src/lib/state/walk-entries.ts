import { createStore, promisifyRequest } from 'idb-keyval';

/** The default store of idb-keyval. */
const store = createStore('keyval-store', 'keyval');

/**
 * Visits every stored entry in one transaction, because the page may close at any time.
 * @param visit  may delete the entry by its cursor, and change other entries through `entries`
 */
export async function walkEntries(
  visit: (cursor: IDBCursorWithValue, entries: IDBObjectStore) => void,
): Promise<void> {
  await store('readwrite', (entries) => {
    const cursorRequest = entries.openCursor();
    cursorRequest.onsuccess = () => {
      const cursor = cursorRequest.result;
      if (!cursor) return;
      visit(cursor, entries);
      cursor.continue();
    };
    return promisifyRequest(entries.transaction);
  });
}
