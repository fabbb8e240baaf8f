import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import type { updateMenuCategory } from '@thali/shared/menu/menu-categories.contract';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';

/** A category as a request body. */
export type CategoryInput = Pick<MenuCategory, 'name' | 'description' | 'image'>;

export async function readCategories(vendorId: string): Promise<MenuCategory[]> {
  const answer = await callApi('GET /vendors/{vendorId}/menu-categories', {
    params: { vendorId },
    quiet: true,
  });
  return answer.menuCategories;
}

export async function createCategory(
  vendorId: string,
  input: CategoryInput,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<MenuCategory> {
  const answer = await callApi('POST /vendors/{vendorId}/menu-categories', {
    params: { vendorId },
    body: input,
    idempotencyKey,
    quiet: true,
  });
  if (!answer?.menuCategory?.id) {
    throw new Error('Failed to create menu category: Invalid response from server');
  }
  return answer.menuCategory;
}

export async function updateCategory(
  vendorId: string,
  categoryId: string,
  changes: ClientRequestOf<typeof updateMenuCategory>['body'],
): Promise<MenuCategory> {
  const answer = await callApi('PATCH /vendors/{vendorId}/menu-categories/{categoryId}', {
    params: { vendorId, categoryId },
    body: changes,
    quiet: true,
  });
  if (!answer?.menuCategory?.id) throw new Error('Failed to update category.');
  return answer.menuCategory;
}

/** @param moveTo  the new category of the dishes. If undefined, the category must be empty */
export async function deleteCategory(
  vendorId: string,
  categoryId: string,
  moveTo: string | undefined,
): Promise<void> {
  await callApi('DELETE /vendors/{vendorId}/menu-categories/{categoryId}', {
    params: { vendorId, categoryId },
    query: { move_to: moveTo },
    quiet: true,
  });
}

/** The text of a failed call. Rule: menu-11 */
export function categoryFailure(error: unknown, fallback: string): string {
  if (error instanceof TypeError || !(error instanceof Error))
    return 'An unexpected error occurred.';
  const isWorded = error instanceof ApiError || error instanceof NetworkError;
  return (isWorded || error.name === 'Error' ? error.message : '') || fallback;
}
