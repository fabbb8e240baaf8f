import { add, type Figures } from './figures.ts';
import type {
  CountedRow,
  CustomerRow,
  DayCustomersRow,
  NamesRow,
  SummaryRow,
} from './projection-rows.ts';

/** The stored rows that a count starts from. */
export interface ExistingRows {
  counted: ReadonlyMap<string, CountedRow>;
  customers: ReadonlyMap<string, CustomerRow>;
  dayCustomers: ReadonlyMap<string, DayCustomersRow>;
  summary: SummaryRow | undefined;
  names: NamesRow | undefined;
}

/** The result of a count: new rows, and figures to add by date. */
export interface CountResult {
  counted: CountedRow[];
  customers: CustomerRow[];
  dayCustomers: DayCustomersRow[];
  summary: SummaryRow | undefined;
  names: NamesRow | undefined;
  days: Map<string, Figures>;
  items: Map<string, Figures>;
  platform: Map<string, Figures>;
}

export function emptyCountResult(): CountResult {
  return {
    counted: [],
    customers: [],
    dayCustomers: [],
    summary: undefined,
    names: undefined,
    days: new Map(),
    items: new Map(),
    platform: new Map(),
  };
}

export const noRows: ExistingRows = {
  counted: new Map(),
  customers: new Map(),
  dayCustomers: new Map(),
  summary: undefined,
  names: undefined,
};

/** Adds figures to the figures of a date. */
export function addTo(byDate: Map<string, Figures>, date: string, figures: Figures): void {
  byDate.set(date, add(byDate.get(date) ?? {}, figures));
}
