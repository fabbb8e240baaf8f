export type SheetSize = 'a6' | 'a4';

/** A card on a sheet. Without a label it shows only the mess and the code. */
export interface TableCard {
  key: string;
  label: string | undefined;
}

/** An A6 card has the size of a postcard. Four cards fit on an A4 sheet. */
export const cardsPerSheet: Record<SheetSize, number> = { a6: 1, a4: 4 };

/** Groups the cards by sheet. Without labels, identical cards fill one sheet. */
export function cardSheets(labels: readonly string[], size: SheetSize): TableCard[][] {
  const perSheet = cardsPerSheet[size];
  const cards: TableCard[] =
    labels.length > 0
      ? labels.map((label) => ({ key: label, label }))
      : Array.from({ length: perSheet }, (_, index) => ({
          key: `card ${index}`,
          label: undefined,
        }));
  const sheets = Math.ceil(cards.length / perSheet);
  return Array.from({ length: sheets }, (_, index) =>
    cards.slice(index * perSheet, (index + 1) * perSheet),
  );
}
