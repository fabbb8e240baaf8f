import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { changesSinceTry, formOfRow, type ImportResult, type ImportRow } from './import-rows.ts';
import { inputOfItem } from './item-input.ts';
import { createCategory, readCategories } from './menu-categories.ts';
import { createItem, updateItem } from './menu-items.ts';
import { useMenuCache } from './use-menu-cache.ts';

/**
 * Adds dishes one by one, in the order of the list. Creates missing categories. Stops if the network fails or
 * the menu is full. Rule: menu-18
 */
export function useImportMenu(vendorId: string, categories: readonly MenuCategory[]) {
  const cache = useMenuCache(vendorId);
  /** The idempotency keys of new categories, so that a second try creates no duplicate. */
  const categoryKeys = useRef(new Map<string, string>());
  /** The ids by name at the first try. A second try then still finds a category that a colleague has renamed. */
  const firstIds = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function importRows(rows: readonly ImportRow[]): Promise<ImportResult> {
    // A colleague may have created a category since the menu was read.
    const latestCategories = await readCategories(vendorId).catch(() => categories);
    const existingIds = new Set(latestCategories.map(({ id }) => id));
    const remainingIds = [...firstIds.current].filter(([, id]) => existingIds.has(id));
    const ids = new Map([
      ...remainingIds,
      ...latestCategories.map(({ id, name }) => [compareKey(name), id] as const),
    ]);
    firstIds.current = ids;
    const result = new Map<string, string | undefined>();
    for (const row of rows) {
      setProgress({ done: result.size, total: rows.length });
      try {
        await addRow(row, ids);
        result.set(row.key, undefined);
      } catch (error) {
        result.set(row.key, errorText(error) ?? 'Failed to create menu item');
        if (mustStopImport(error)) break;
      }
    }
    await cache.refetch();
    setProgress(undefined);
    return result;
  }

  async function addRow(row: ImportRow, ids: Map<string, string>): Promise<MenuItem> {
    const name = compareKey(row.category);
    let id = ids.get(name);
    if (!id) {
      const key = categoryKeys.current.get(name) ?? crypto.randomUUID();
      categoryKeys.current.set(name, key);
      const category = { name: row.category.trim(), description: null, image: null };
      ({ id } = await createCategory(vendorId, category, key));
      ids.set(name, id);
    }
    const item = await createItem(vendorId, inputOfItem(formOfRow(row, id)), row.key);
    const changes = changesSinceTry(row, item, id);
    return Object.keys(changes).length > 0 ? updateItem(vendorId, item, changes) : item;
  }

  return { run: importRows, progress };
}

function mustStopImport(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && ['MENU_FULL', 'MENU_TOO_LARGE'].includes(error.code);
}
