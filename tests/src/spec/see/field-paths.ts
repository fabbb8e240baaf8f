/** The names in a body, outer ones in front: `order.items.menu_item_id`. Ids that serve as names are left out. */
export function fieldPaths(value: unknown, outer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldPaths(one, outer)))];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!/^[a-z][\w-]*$/i.test(name)) return [];
    const path = outer === '' ? name : `${outer}.${name}`;
    return [path, ...fieldPaths(inner, path)];
  });
}
