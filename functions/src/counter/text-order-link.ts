import { phoneForLink } from '@thali/shared/counter/phone-for-link';
import type { textOrderLink as contract } from '@thali/shared/counter/text-order-link.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { linkWithToken } from '@thali/shared/orders/order-link';
import { config } from '../config.ts';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { countTries, type RateLimit, releaseSlot } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { sendSms } from '../messages/send-sms.ts';
import { readOrderOfMess } from '../orders/reading/get-order.ts';
import { trackingTokenOf } from '../orders/store/order-ids.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { messOrigin } from '../qr/menu-link.ts';
import { readVendor } from '../vendors/vendors.table.ts';

const daySeconds = 86_400;

/**
 * Sends one text for an order. Each text costs money, and the clerk can type any phone, so a phone, a mess and the
 * platform have limits.
 * @throws AppError VALIDATION_ERROR, TOO_MANY_REQUESTS
 * Rule: counter-15
 */
export async function textOrderLink(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
  { viewerHost }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const order = await readOrderOfMess(params.orderId);
  const { status, customerPhone: phone, counterId } = order;
  const isCounterSale = counterId !== undefined;
  const to = phoneForLink({ status, isCounterSale, customerInfo: { name: '', phone } });
  const { orderTemplateId: templateId } = config;
  const origin = messOrigin((await readVendor(order.vendorId))?.subdomain ?? '', viewerHost);
  if (!to) throw new AppError('VALIDATION_ERROR', 'This sale has no Indian phone number.');
  if (!templateId || !origin) throw new AppError('VALIDATION_ERROR', 'Texts are not set up yet.');

  const now = Date.now();
  const orderLimit = { scope: `order-link:${order.id}`, max: 1, windowSeconds: daySeconds };
  const isFirst = await countTries([orderLimit], now).catch(ignoreRepeatedSend);
  if (!isFirst) return { success: true };
  const link = linkWithToken(origin, order.id, await trackingTokenOf(order.id));
  const limits = limitsOf(order, to);
  await countTries(limits, now).catch(undo([orderLimit], now));
  const text = orderLinkText(kitchenNumber(order.id), link);
  await sendSms(to, text, { templateId }).catch(undo([orderLimit, ...limits], now));
  return { success: true };
}

/** Undefined if the order's text was sent before. */
function ignoreRepeatedSend(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
}

function limitsOf({ vendorId }: OrderRecord, phone: string): RateLimit[] {
  const perDay = (scope: string, max: number) => ({ scope, max, windowSeconds: daySeconds });
  return [
    perDay(`order-link-phone:${scopeHash(phone)}`, 3),
    perDay(`order-link-mess:${vendorId}`, 100),
    perDay('order-link-platform', 5000),
  ];
}

/** Removes an unsent text from the counts, so staff may press again. */
function undo(limits: readonly RateLimit[], now: number) {
  return async (error: unknown): Promise<never> => {
    await Promise.all(limits.map((limit) => releaseSlot(limit, now)));
    throw error;
  };
}

/** The text as registered on India's DLT. The number and the link replace the tags. See docs/go-live.md. */
export const orderLinkTemplate =
  'Your order {#alphanumeric#} on Thali. See when it is ready: {#url#}';

function orderLinkText(orderNumber: string, link: string): string {
  return orderLinkTemplate.replace('{#alphanumeric#}', orderNumber).replace('{#url#}', () => link);
}
