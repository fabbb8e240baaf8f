import type { LabelledAmount } from '../../money/read-amount.ts';
import type { MenuItem } from '../menu.contract.ts';

/** A dish of a list. A field that the list does not state is empty. */
export interface ListedDish {
  name: string;
  /** Rupees; undefined if the list has no certain price, or prices by size. */
  price: number | undefined;
  /** The prices by size, in the list's order. A label is empty if the list names no size. */
  sizes: LabelledAmount[];
  category: string;
  description: string;
  /** Null: a person has to choose. */
  isVegetarian: boolean | null;
  /** Empty: not stated. */
  mealTimes: MenuItem['mealTimes'];
}

interface Line {
  /** From 1. */
  line: number;
  /** As in the list. */
  text: string;
}

/** What a line of a list says: each line is a dish, a heading, or not understood. */
export type ListEntry = Line &
  (
    | { kind: 'dish'; dish: ListedDish /** Why it has no price. */; problem: string | undefined }
    | { kind: 'heading'; name: string }
    | {
        kind: 'unread';
        reason: string /** A dish or category of this line might have this name. */;
        name: string;
      }
  );

/** A dish before its category and its mark are known. */
export interface FoundDish {
  name: string;
  price: number | undefined;
  /** The size of the only price. */
  size: string;
  sizes: LabelledAmount[];
  description: string;
  /** From a column. */
  category: string;
  vegMark: boolean | undefined;
  mealTimes: MenuItem['mealTimes'];
  problem: string | undefined;
}

/** A line by itself, before its neighbours decide. */
export type FoundLine = Line &
  (
    | { kind: 'blank' }
    /** The names of the columns of a table. */
    | { kind: 'columns' }
    | { kind: 'dish'; dish: FoundDish }
    /** A price without a name. */
    | { kind: 'price'; dish: FoundDish }
    /** Words without a price. `isHeading`: it is marked as one. */
    | { kind: 'words'; name: string; isHeading: boolean }
    /** More about the dish above. */
    | { kind: 'more'; words: string }
    /** The names of the sizes whose prices follow. */
    | { kind: 'sizes'; name: string; labels: string[] }
    | { kind: 'unread'; reason: string; name: string }
  );

export const noFields = {
  price: undefined,
  ...{ size: '', sizes: [], description: '', category: '', vegMark: undefined },
  ...{ mealTimes: [], problem: undefined },
} satisfies Partial<FoundDish>;
