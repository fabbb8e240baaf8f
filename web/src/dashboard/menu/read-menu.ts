import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { inPlace } from './use-menu-cache.ts';

interface ReadOptions {
  signal: AbortSignal;
  /** One of many rounds: no toast when it fails. */
  background: boolean;
}

export async function readMenuItems(vendorId: string, options: ReadOptions): Promise<MenuItem[]> {
  const path = `/vendors/${encodeURIComponent(vendorId)}/menu-items`;
  const answer = await callApi<{ menuItems?: MenuItem[] }>('GET', path, {
    ...options,
    quiet: true,
  });
  if (!Array.isArray(answer?.menuItems)) throw new Error('Failed to fetch menu items');
  return inPlace(answer.menuItems);
}

export async function readMenuCategories(
  vendorId: string,
  options: ReadOptions,
): Promise<MenuCategory[]> {
  const path = `/vendors/${encodeURIComponent(vendorId)}/menu-categories`;
  const answer = await callApi<{ menuCategories?: MenuCategory[] }>('GET', path, {
    ...options,
    quiet: true,
  });
  if (!Array.isArray(answer?.menuCategories)) throw new Error('Failed to fetch menu categories');
  return inPlace(answer.menuCategories);
}
