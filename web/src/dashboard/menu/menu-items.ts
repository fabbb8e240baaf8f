import { toSnakeKey } from '@thali/shared/http/camel-keys';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { callApi } from '../../lib/api/call-api.ts';
import type { ItemInput } from './item-input.ts';

export async function createItem(vendorId: string, input: ItemInput): Promise<MenuItem> {
  const answer = await callApi<ItemAnswer>('POST', itemsPath(vendorId), {
    body: snakeKeys(input),
    quiet: true,
  });
  return itemOf(answer, 'Failed to create menu item');
}

/** Sends what changed and nothing else, so that it takes back nothing that a colleague wrote. */
export async function updateItem(
  vendorId: string,
  itemId: string,
  changes: Partial<ItemInput>,
): Promise<MenuItem> {
  const answer = await callApi<ItemAnswer>('PUT', itemPath(vendorId, itemId), {
    body: snakeKeys(changes),
    quiet: true,
  });
  return itemOf(answer, 'Failed to update menu item');
}

/** Rule: menu-5 */
export async function setAvailability(
  vendorId: string,
  itemId: string,
  isAvailable: boolean,
): Promise<MenuItem> {
  const answer = await callApi<ItemAnswer>('PUT', itemPath(vendorId, itemId), {
    body: { isAvailable },
    quiet: true,
  });
  return itemOf(answer, 'Failed to update menu item');
}

export async function deleteItem(vendorId: string, itemId: string): Promise<void> {
  await callApi('DELETE', itemPath(vendorId, itemId), { quiet: true });
}

type ItemAnswer = { menuItem?: MenuItem } | undefined;

function itemOf(answer: ItemAnswer, failure: string): MenuItem {
  if (!answer?.menuItem?.id) throw new Error(failure);
  return answer.menuItem;
}

function itemsPath(vendorId: string): string {
  return `/vendors/${encodeURIComponent(vendorId)}/menu-items`;
}

function itemPath(vendorId: string, itemId: string): string {
  return `${itemsPath(vendorId)}/${encodeURIComponent(itemId)}`;
}

function snakeKeys(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [toSnakeKey(key), value]));
}
