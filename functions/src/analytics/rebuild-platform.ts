import { setTimeout as sleep } from 'node:timers/promises';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { add, difference, type Figures } from './figures.ts';
import {
  addToPlatform,
  partOf,
  platformParts,
  readDayRows,
  readPlatformDays,
} from './projections.table.ts';
import { toDay } from './read-period.ts';

const secondLookMs = 2000;
/** What stands in a vendor's day alone. */
const vendorOnly = /^(earning|newCustomers|hour\d+)$/;

/**
 * Holds the platform's figures against the sum of all vendors', and adds what is missing. Like a vendor's
 * rebuild, it minds only what differs twice.
 * @returns the days that were wrong
 */
export async function rebuildPlatform(): Promise<string[]> {
  const first = await differences();
  if (first.size === 0) return [];
  await sleep(secondLookMs);
  const second = await differences();
  const wrong = [...second].filter(
    ([name, figures]) => JSON.stringify(first.get(name)) === JSON.stringify(figures),
  );
  for (const [name, figures] of wrong) {
    const [part = '0', date = ''] = name.split(' ');
    await addToPlatform(Number(part), date, figures);
  }
  return wrong.map(([name]) => name.split(' ')[1] ?? '');
}

/** What is to be added to each part and day. */
async function differences(): Promise<Map<string, Figures>> {
  const [right, stored] = [await sumOfVendors(), await readPlatform()];
  const names = new Set([...right.keys(), ...stored.keys()]);
  return new Map(
    [...names]
      .map((name) => [name, difference(right.get(name) ?? {}, stored.get(name) ?? {})] as const)
      .filter(([, figures]) => Object.keys(figures).length > 0),
  );
}

async function sumOfVendors(): Promise<Map<string, Figures>> {
  const sums = new Map<string, Figures>();
  for await (const vendorId of eachVendorId()) {
    const rows = await readDayRows(vendorId, 'figures', '2000-01-01', '9999-12-31');
    for (const { date, figures } of rows.map(toDay)) {
      const name = `${partOf(vendorId)} ${date}`;
      sums.set(name, add(sums.get(name) ?? {}, ofPlatform(figures)));
    }
  }
  return sums;
}

async function readPlatform(): Promise<Map<string, Figures>> {
  const days = new Map<string, Figures>();
  for (let part = 0; part < platformParts; part += 1) {
    const rows = await readPlatformDays(part, '2000-01-01', '9999-12-31');
    for (const { date, figures } of rows.map(toDay)) days.set(`${part} ${date}`, figures);
  }
  return days;
}

function ofPlatform(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => !vendorOnly.test(name)));
}
