import * as z from 'zod/mini';
import type { BoardChange } from '../board/board-entry.ts';
import { OrderId, VendorId } from '../ids/ids.ts';
import type { Order } from '../orders/order.contract.ts';

const room = z.string().check(z.regex(/^vendor:[0-9A-HJKMNP-TV-Z]{10}$/, 'Not a room'));

/**
 * Joins a vendor's room. The token travels in the frame, never in the URL. A guest proves access to one order.
 * Rule: live-1
 */
export const JoinFrame = z.object({
  action: z.literal('join'),
  room,
  token: z.nullish(z.string().check(z.maxLength(4096))),
  orderId: z.nullish(OrderId),
  phone: z.nullish(z.string().check(z.maxLength(80))),
  trackingToken: z.nullish(z.string().check(z.maxLength(64))),
});
export type JoinFrame = z.infer<typeof JoinFrame>;

export const LeaveFrame = z.object({ action: z.literal('leave'), room });
export type LeaveFrame = z.infer<typeof LeaveFrame>;

export const PingFrame = z.object({ action: z.literal('ping') });

export type ClientFrame = JoinFrame | LeaveFrame | z.infer<typeof PingFrame>;

export const MenuUpdate = z.object({ vendorId: VendorId, menuVersion: z.string() });

/** The frames that the server sends, after conversion of their keys to camelCase. */
export type ServerFrame =
  /** `menuVersion` is the current version; absent if the vendor does not exist. */
  | { event: 'joined'; room: string; data: { room: string; menuVersion?: string } }
  | { event: 'pong' }
  | { event: 'order:new' | 'order:update'; room: string; data: Order }
  | { event: 'menu:update'; room: string; data: z.infer<typeof MenuUpdate> }
  /** To ready boards only. */
  | { event: 'board:update'; room: string; data: BoardChange }
  /** To one kitchen device only. */
  | { event: 'device:ring'; room: string; data: { deviceId: string } }
  | { event: 'error'; data: { error: string; code: string } };

export function vendorRoom(vendorId: string): string {
  return `vendor:${vendorId}`;
}
