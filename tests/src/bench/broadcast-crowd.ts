import { menuChange, newOrder } from '@thali/functions/live/sample-record';
import { audiences, keys } from '@thali/functions/table/keys';
import type { Engine } from '@thali/local/engines/start-engine';
import { writeRows } from '@thali/local/seed/write-rows';
import type { DynamoDBStreamEvent } from 'aws-lambda';

/** The kitchen's one connection. */
export const screen = 'screen';
const vendorOf = (viewers: number) => `BENCH${String(viewers).padStart(5, '0')}`;

/** A vendor with so many open menus and one screen. */
export async function letIn({ documents }: Engine, table: string, viewers: number): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + 7200;
  const vendorId = vendorOf(viewers);
  const members = Array.from({ length: viewers }, (_, index) =>
    keys.audience(audiences.menu(vendorId), `viewer-${index}`),
  );
  members.push(keys.audience(audiences.staff(vendorId), screen));
  await writeRows(
    documents,
    table,
    members.map((key) => ({ ...key, expiresAt })),
  );
}

/** A change of its menu, and behind it a new order. */
export function changeWithOrder(viewers: number): DynamoDBStreamEvent {
  const vendorId = vendorOf(viewers);
  return { Records: [menuChange(vendorId), newOrder(vendorId)] };
}
