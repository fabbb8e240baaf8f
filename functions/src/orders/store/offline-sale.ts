import type { OfflineFigures } from '@thali/shared/counter/shift-close.contract';
import { toRupees } from '@thali/shared/money/paise';
import type { OrderLine, OrderRecord } from './order-record.ts';

/** A sale that a counter made without a network. Rule: counter-10 */
export interface OfflineSale {
  /** The number on the ticket, such as `K2-17`. */
  number: string;
  /** When the counter sent the sale, ISO 8601. */
  sentAt: string;
  /** The sold portions beyond the stock. */
  oversold?: OversoldPortions[];
  /** The current prices of portions that were sold at another price. */
  priceThen?: ChangedPrice[];
  /** Whether the drawer had no room for the names of the dishes, so it counts only the sale. */
  isUnlisted?: boolean;
}

/** The portions of a dish, or of a choice in an option group. */
export interface OversoldPortions {
  /** The dish's or the group's id. */
  id: string;
  choiceId?: string;
  quantity: number;
}

interface ChangedPrice {
  /** The index of the order's line. */
  line: number;
  menuPaise: number;
}

const [oversoldPrefix, pricePrefix] = ['oversold#', 'price#'];

/**
 * The attributes of the drawer that an offline sale increases, with their increments. Each dish has its own
 * attribute.
 */
export function offlineCounts({ offline, lines }: OrderRecord): Record<string, number> {
  if (!offline) return {};
  const counts: Record<string, number> = { offlineSales: 1 };
  if (offline.isUnlisted) return counts;
  const add = (name: string, quantity: number) => {
    counts[name] = (counts[name] ?? 0) + quantity;
  };
  for (const portions of offline.oversold ?? []) {
    add(oversoldPrefix + shortened(oversoldName(lines, portions)), portions.quantity);
  }
  for (const { line, menuPaise } of offline.priceThen ?? []) {
    const sold = lines[line];
    if (!sold) continue;
    add(`${pricePrefix}${sold.unitPricePaise}#${menuPaise}#${lineName(sold)}`, sold.quantity);
  }
  return counts;
}

/** The figures of a drawer with the attributes of `offlineCounts`. Undefined without an offline sale. */
export function offlineFigures(drawer: object): OfflineFigures | undefined {
  const counts = drawer as Record<string, number>;
  if (!counts.offlineSales) return undefined;
  const countsWith = (prefix: string) =>
    Object.entries(counts)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, quantity]) => ({ name: name.slice(prefix.length), quantity }))
      .sort((a, b) => a.name.localeCompare(b.name));
  return {
    sales: counts.offlineSales,
    oversold: countsWith(oversoldPrefix),
    changedPrices: countsWith(pricePrefix).map(({ name, quantity }) => {
      const [charged, menu, ...words] = name.split('#');
      const prices = { charged: toRupees(Number(charged)), menu: toRupees(Number(menu)) };
      return { name: words.join('#'), quantity, ...prices };
    }),
  };
}

function oversoldName(lines: readonly OrderLine[], { id, choiceId }: OversoldPortions): string {
  if (!choiceId) return lines.find(({ menuItemId }) => menuItemId === id)?.name ?? '';
  const choices = lines.flatMap((line) => line.choices ?? []);
  return (
    choices.find((choice) => choice.groupId === id && choice.choiceId === choiceId)?.name ?? ''
  );
}

/** The maximum number of names in a drawer: 100 kB in any script, so an answer can hold the last 50 closes. */
export const maxNames = 400;
const maxNameLength = 60;

/** Whether a drawer has room for the names of a sale. */
export function canList(drawer: object | undefined, order: OrderRecord): boolean {
  return namesOf({ ...drawer, ...offlineCounts(order) }).length <= maxNames;
}

function namesOf(drawer: object): string[] {
  return Object.keys(drawer).filter((name) => name.includes('#'));
}

function lineName({ name, choices = [] }: OrderLine): string {
  const full =
    choices.length > 0 ? `${name} (${choices.map((choice) => choice.name).join(', ')})` : name;
  return shortened(full);
}

function shortened(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name;
}
