import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { changedFields } from './changed-fields.ts';
import { formOfRow, type ImportResult, type ImportRow, sameName } from './import-rows.ts';
import { inputOfItem } from './item-input.ts';
import { createCategory } from './menu-categories.ts';
import { createItem, updateItem } from './menu-items.ts';
import { useMenuCache } from './use-menu-cache.ts';

/**
 * Adds dishes one after the other, so that they keep the list's order, and the categories that they need.
 * Without a network, or with a full menu, the rest is not tried. Rule: menu-18
 */
export function useImportMenu(vendorId: string, categories: readonly MenuCategory[]) {
  const cache = useMenuCache(vendorId);
  /** What new categories are made with: a second try makes none twice. */
  const categoryKeys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<{ done: number; of: number }>();

  async function run(rows: readonly ImportRow[]): Promise<ImportResult> {
    const ids = new Map(categories.map(({ id, name }) => [sameName(name), id]));
    const result = new Map<string, string | undefined>();
    for (const row of rows) {
      setProgress({ done: result.size, of: rows.length });
      try {
        await addRow(row, ids);
        result.set(row.key, undefined);
      } catch (error) {
        result.set(row.key, errorText(error) ?? 'Failed to create menu item');
        if (isFinal(error)) break;
      }
    }
    await cache.refetch();
    setProgress(undefined);
    return result;
  }

  async function addRow(row: ImportRow, ids: Map<string, string>): Promise<MenuItem> {
    const name = sameName(row.category);
    let id = ids.get(name);
    if (!id) {
      const key = categoryKeys.current.get(name) ?? crypto.randomUUID();
      categoryKeys.current.set(name, key);
      const category = { name: row.category.trim(), description: null, image: null };
      ({ id } = await createCategory(vendorId, category, key));
      ids.set(name, id);
    }
    const input = inputOfItem(formOfRow(row, id));
    const item = await createItem(vendorId, input, row.key);
    // It was made by an earlier try whose answer was lost, and corrected since.
    const changes = row.failure ? changedFields(item, input) : {};
    return Object.keys(changes).length > 0 ? updateItem(vendorId, item, changes) : item;
  }

  return { run, progress };
}

function isFinal(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.code === 'MENU_FULL');
}
