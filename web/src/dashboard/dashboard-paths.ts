/** The address of a tab. */
export function tabPath({ id }: { id: string }): string {
  return `/vendor/${id}`;
}

/** Pages of their own, without the frame: they are there to be printed. */
export const tableCardsPath = '/vendor/table-cards';
export const kitchenSheetPath = '/vendor/kitchen-sheet';
