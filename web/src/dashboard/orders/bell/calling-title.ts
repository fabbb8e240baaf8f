/** The title of the dashboard's page: what calls comes first, where a narrow tab still shows it. */
export function callingTitle(calling: number, title: string): string {
  if (calling === 0) return title;
  return `(${calling}) ${calling === 1 ? 'New order' : 'New orders'} · ${title}`;
}
