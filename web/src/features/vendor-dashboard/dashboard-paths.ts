/** The address of a tab. */
export function tabPath({ id }: { id: string }): string {
  return `/vendor/${id}`;
}

/** A page of its own, without the frame: it is there to be printed. */
export const tableCardsPath = '/vendor/table-cards';
