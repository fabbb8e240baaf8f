import { type SnakeKeys, toSnakeKey } from '@thali/shared/http/camel-keys';
import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { ItemInput } from './item-input.ts';
import { knownSizesOf } from './sizes.ts';

/** @param idempotencyKey  makes a retry safe after a lost answer: it creates no second dish */
export async function createItem(
  vendorId: string,
  input: ItemInput,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<MenuItem> {
  const answer = await callApi('POST /vendors/{vendorId}/menu-items', {
    params: { vendorId },
    body: snakeKeys(input),
    idempotencyKey,
    quiet: true,
  });
  return itemOf(answer, 'Failed to create menu item');
}

/** Sends only the changes, with the lists that this screen has read, so that a colleague's changes stay. */
export async function updateItem(
  vendorId: string,
  item: Pick<MenuItem, 'id' | 'tags' | 'sizes' | 'optionGroupIds'>,
  changes: ClientRequestOf<typeof updateMenuItem>['body'],
): Promise<MenuItem> {
  const { id: itemId, tags = null, optionGroupIds = null } = item;
  const answer = await callApi('PUT /vendors/{vendorId}/menu-items/{itemId}', {
    params: { vendorId, itemId },
    body: snakeKeys({
      ...changes,
      ...('tags' in changes && { knownTags: tags }),
      ...('sizes' in changes && { knownSizes: knownSizesOf(item) }),
      ...('optionGroupIds' in changes && { knownOptionGroupIds: optionGroupIds }),
    }),
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
  const answer = await callApi('PUT /vendors/{vendorId}/menu-items/{itemId}', {
    params: { vendorId, itemId },
    body: { isAvailable },
    quiet: true,
  });
  return itemOf(answer, 'Failed to update menu item');
}

/** Marks a dish as sold out until tomorrow. Rule: menu-12 */
export async function sellOutToday(vendorId: string, itemId: string): Promise<MenuItem> {
  const answer = await callApi('PUT /vendors/{vendorId}/menu-items/{itemId}/today', {
    params: { vendorId, itemId },
    body: { soldOutToday: true },
    quiet: true,
  });
  return itemOf(answer, 'Failed to update menu item');
}

export async function deleteItem(vendorId: string, itemId: string): Promise<void> {
  const call = { params: { vendorId, itemId }, quiet: true };
  await callApi('DELETE /vendors/{vendorId}/menu-items/{itemId}', call);
}

function itemOf(
  answer: AnswerOf<'POST /vendors/{vendorId}/menu-items'>,
  failure: string,
): MenuItem {
  if (!answer?.menuItem?.id) throw new Error(failure);
  return answer.menuItem;
}

function snakeKeys<T extends object>(input: T): SnakeKeys<T> {
  const entries = Object.entries(input).map(([key, value]) => [toSnakeKey(key), value]);
  return Object.fromEntries(entries) as SnakeKeys<T>;
}
