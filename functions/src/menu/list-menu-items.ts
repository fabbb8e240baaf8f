import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listMenuItems as contract } from '@thali/shared/menu/menu-items.contract';
import { type Actor, isStaff } from '../http/actor.ts';
import { toMenuItem, toStaffItem } from './menu-rows.ts';
import { inMenuOrder, readMenu } from './read-menu.ts';

export async function listMenuItems(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { items } = await readMenu(actor, params.vendorId);
  const toItem = isStaff(actor) ? toStaffItem : toMenuItem;
  return { menuItems: items.map((row) => toItem(row)).sort(inMenuOrder) };
}
