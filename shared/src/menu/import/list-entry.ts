import type { LabelledAmount } from '../../money/read-amount.ts';
import type { MenuItem } from '../menu.contract.ts';

/** A dish in a list. Fields that the list does not state are empty. */
export interface ListedDish {
  name: string;
  /** In rupees; undefined if the list has no certain price or has prices by size. */
  price: number | undefined;
  /** The prices by size, in the list's order. The label is empty if the list names no size. */
  sizes: LabelledAmount[];
  category: string;
  description: string;
  /** Null if a person has to choose. */
  isVegetarian: boolean | null;
  /** Empty if the list does not state any. */
  mealTimes: MenuItem['mealTimes'];
}

interface Line {
  /** The line number, from 1. */
  line: number;
  /** The unchanged text from the list. */
  text: string;
}

/** The meaning of a line: a dish, a heading, or unclear. */
export type ListEntry = Line &
  (
    | {
        kind: 'dish';
        dish: ListedDish;
        /** Why the dish has no price. */
        problem: string | undefined;
      }
    | { kind: 'heading'; name: string }
    | {
        kind: 'unread';
        reason: string;
        /** The name to suggest if a person adds the line as a dish or category. */
        name: string;
      }
  );

/** A dish before its category and its diet are decided. */
export interface ParsedDish {
  name: string;
  price: number | undefined;
  /** The size of the only price. */
  size: string;
  sizes: LabelledAmount[];
  description: string;
  /** The category from the table's column. */
  category: string;
  vegMark: boolean | undefined;
  mealTimes: MenuItem['mealTimes'];
  problem: string | undefined;
}

/** A line read alone, before the lines around it decide its meaning. */
export type ParsedLine = Line &
  (
    | { kind: 'blank' }
    /** The header of a table. */
    | { kind: 'columns' }
    | { kind: 'dish'; dish: ParsedDish }
    /** A price without a name. */
    | { kind: 'price'; dish: ParsedDish }
    /** Words without a price. `isHeading`: the line is formatted as a heading. */
    | { kind: 'words'; name: string; isHeading: boolean }
    /** A description of the dish above. */
    | { kind: 'description'; words: string }
    /** The names of sizes. The prices follow in the lines below. */
    | { kind: 'sizes'; name: string; labels: string[] }
    | { kind: 'unread'; reason: string; name: string }
  );

export const noFields = {
  price: undefined,
  ...{ size: '', sizes: [], description: '', category: '', vegMark: undefined },
  ...{ mealTimes: [], problem: undefined },
} satisfies Partial<ParsedDish>;
