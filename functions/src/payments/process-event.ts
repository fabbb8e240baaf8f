import * as z from 'zod/mini';
import { log } from '../logs/log.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { fulfilWithin } from './fulfil-within.ts';
import type { PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { ProviderPayment, ProviderQrCode } from './provider/razorpay-client.ts';
import type { PurposeHandler } from './purpose-handler.ts';
import { recordPayment } from './record-payment.ts';

/** Razorpay waits five seconds for an answer. */
export const maxFulfilmentMs = 2500;

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: ProviderPayment })),
    qr_code: z.optional(z.object({ entity: z.pick(ProviderQrCode, { id: true }) })),
  }),
});

/**
 * Records the payment state of an event. Ignores unknown events and events of unknown orders, because a repeated
 * delivery would not help.
 * @param handlerFor returns undefined for a payment on which the signer must not act
 * @returns false if the signer must not act on the event's payment
 */
export async function processEvent(
  body: string,
  handlerFor: (payment: PaymentRow) => PurposeHandler | undefined,
): Promise<boolean> {
  const { data } = Event.safeParse(parseJson(body));
  const reported = data && paymentOf(data.payload);
  if (!data || !reported?.order_id) return true;
  const payment = await readPayment(reported.order_id);
  const handler = payment?.mode === 'razorpay' ? handlerFor(payment) : undefined;
  if (!payment || !handler) {
    log.warn('event ignored: no order for its signer', {
      order_id: reported.order_id,
      event: data.event,
    });
    return payment === undefined;
  }
  addLogKeys({ vendor_id: payment.vendorId });
  if (data.event === 'refund.failed' && handler.recheckRefund) {
    await handler.recheckRefund(payment, reported.id);
    return true;
  }
  const outcome = await recordPayment(payment, reported, 'webhook', handler);
  if (outcome === 'paid') await fulfilWithin(payment, maxFulfilmentMs, handler);
  return true;
}

/** A payment by QR code has no provider order, so the code's id takes the place of the order's id. */
function paymentOf({ payment, qr_code }: z.output<typeof Event>['payload']) {
  return payment && { ...payment.entity, order_id: payment.entity.order_id ?? qr_code?.entity.id };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
