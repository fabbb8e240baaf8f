import { type Answer, call } from './call.ts';
import { makeVendor, type VendorOptions } from './make-vendor.ts';
import { itemBody } from './menu-bodies.ts';
import { makeStaff } from './sign-in.ts';
import type { WireMenuCategory, WireMenuItem } from './wire-answer.ts';

export type Kitchen = Awaited<ReturnType<typeof makeKitchen>>;

/** A vendor with a staff member, and the calls of this person. */
export async function makeKitchen(options: VendorOptions = {}) {
  const vendor = await makeVendor(options);
  const { token } = await makeStaff(vendor.id);
  const base = `/vendors/${vendor.id}`;
  const send = (method: string, path: string, body?: unknown) =>
    call(method, path, { token, body });
  return {
    vendor,
    token,
    createItem: (changes: Record<string, unknown> = {}) =>
      send('POST', `${base}/menu-items`, itemBody(vendor.categoryId, changes)),
    updateItem: (id: string, body: unknown) => send('PUT', `${base}/menu-items/${id}`, body),
    deleteItem: (id: string) => send('DELETE', `${base}/menu-items/${id}`),
    createCategory: (body: unknown) => send('POST', `${base}/menu-categories`, body),
    updateCategory: (id: string, body: unknown) =>
      send('PATCH', `${base}/menu-categories/${id}`, body),
    deleteCategory: (id: string, moveTo?: string) =>
      send('DELETE', `${base}/menu-categories/${id}${moveTo ? `?move_to=${moveTo}` : ''}`),
    reorder: (body: unknown) => send('PUT', `${base}/menu-order`, body),
    update: (body: unknown) => send('PUT', base, body),
    get: () => send('GET', base),
    items: async () => (await send('GET', `${base}/menu-items`)).json.menu_items,
    categories: async () => (await send('GET', `${base}/menu-categories`)).json.menu_categories,
    storefront: async () => (await call('GET', `/storefront/${vendor.subdomain}`)).json,
    /** Creates a dish. @throws Error if the call fails */
    newItem: async (changes: Record<string, unknown> = {}): Promise<WireMenuItem> =>
      expectCreated(await send('POST', `${base}/menu-items`, itemBody(vendor.categoryId, changes)))
        .menu_item,
    newCategory: async (name: string): Promise<WireMenuCategory> =>
      expectCreated(await send('POST', `${base}/menu-categories`, { name })).menu_category,
  };
}

function expectCreated(answer: Answer): Answer['json'] {
  if (answer.status !== 201) throw new Error(`Creation failed: ${answer.text}`);
  return answer.json;
}
