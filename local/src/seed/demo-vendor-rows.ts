import { toDayMenuRow } from '@thali/functions/menu/day-menus.table';
import { dayMenuField, toMenuCategoryRow, toMenuItemRow } from '@thali/functions/menu/menu-rows';
import { toOptionGroupRow } from '@thali/functions/menu/option-group-rows';
import { toSizeRows } from '@thali/functions/menu/size-rows';
import { toVendorRows } from '@thali/functions/vendors/vendors.table';
import { addDays } from '@thali/shared/time/dates';
import { toIst, weekdays } from '@thali/shared/time/ist';
import type { DemoVendor } from '../demo/demo-vendor.ts';
import { demoIds } from './demo-ids.ts';

export const historyDays = 60;

/** A mess opens three days before its first order. */
export function openedAt(now: Date): string {
  return new Date(now.getTime() - (historyDays + 3) * 24 * 60 * 60 * 1000).toISOString();
}

type Row = Record<string, unknown>;

/** The table rows of a demo vendor and its menu. */
export function demoVendorRows(vendor: DemoVendor, now: Date): Row[] {
  return [
    ...Object.values(toVendorRows(profile(vendor, now))),
    ...menuRows(vendor, now.toISOString()),
    ...dayMenuRows(vendor, now),
  ];
}

function profile(vendor: DemoVendor, now: Date): Parameters<typeof toVendorRows>[0] {
  const { categories, optionGroups, items, ...facts } = vendor;
  const time = now.toISOString();
  return {
    ...facts,
    contactEmail: facts.email,
    id: demoIds.vendor(vendor.subdomain),
    status: 'active',
    settings: {
      businessHours: alwaysOpenHours(),
      autoAcceptOrders: false,
      requireCustomerLogin: false,
    },
    isDemo: true,
    createdAt: openedAt(now),
    updatedAt: time,
  };
}

/** The demo is open at any time. */
function alwaysOpenHours() {
  return Object.fromEntries(
    weekdays.map((weekday) => [weekday, { open: '00:00', close: '00:00', closed: false }]),
  );
}

function menuRows(
  { subdomain, categories, optionGroups = [], items }: DemoVendor,
  updatedAt: string,
): Row[] {
  const { date } = toIst(new Date(updatedAt));
  const vendorId = demoIds.vendor(subdomain);
  const categoryRows = categories.map(({ key, ...category }, sortOrder) =>
    toMenuCategoryRow(vendorId, {
      ...category,
      id: demoIds.category(subdomain, key),
      sortOrder,
      updatedAt,
    }),
  );
  const groupRows = optionGroups.map(({ key: group, choices, ...facts }) =>
    toOptionGroupRow(vendorId, {
      ...facts,
      id: demoIds.optionGroup(subdomain, group),
      choices: choices.map(({ key, name, pricePaise = 0, isDefault = false }) => ({
        id: demoIds.choice(subdomain, group, key),
        name,
        pricePaise,
        isAvailable: true,
        isDefault,
      })),
      stock: {},
      stockSetAt: {},
      updatedAt,
    }),
  );
  const itemRows = items.map(
    (
      { key, categoryKey, quantity, sizes, optionGroupKeys, popularity, dayContents, ...item },
      sortOrder,
    ) =>
      toMenuItemRow(vendorId, {
        ...item,
        id: demoIds.item(subdomain, key),
        categoryId: demoIds.category(subdomain, categoryKey),
        ...(dayContents?.[0] && {
          contentsChangeDaily: true,
          [dayMenuField(date)]: { date, contents: dayContents[0] },
        }),
        ...(quantity !== undefined && { stock: quantity }),
        ...(sizes && { sizes: toSizeRows(sizes) }),
        ...(optionGroupKeys && {
          optionGroupIds: optionGroupKeys.map((group) => demoIds.optionGroup(subdomain, group)),
        }),
        sortOrder,
        updatedAt,
      }),
  );
  return [...categoryRows, ...groupRows, ...itemRows];
}

/** The daily contents of dishes, up to today. */
function dayMenuRows({ subdomain, items }: DemoVendor, now: Date): Row[] {
  const { date } = toIst(now);
  return items.flatMap(({ key, dayContents = [] }) =>
    dayContents.map((contents, daysAgo) =>
      toDayMenuRow(demoIds.vendor(subdomain), demoIds.item(subdomain, key), {
        date: addDays(date, -daysAgo),
        contents,
      }),
    ),
  );
}
