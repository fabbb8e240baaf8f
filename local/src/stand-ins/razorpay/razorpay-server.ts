import { createServer, type Server } from 'node:http';
import { sendJson } from '../../gateway/answer.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Parts } from './razorpay-accounts.ts';
import { answerCall } from './razorpay-routes.ts';
import { sendRefusal } from './refusal.ts';

/**
 * Razorpay's orders, payments, refunds and QR codes, as much as the platform uses, of any number of accounts. What
 * only customers, merchants and banks do is below /local:
 * - `POST /local/accounts` with keys, `webhookUrl` and `balancePaise` opens or changes an account,
 * - `POST /local/orders/{id}/pay` and `/local/qr_codes/{id}/pay` do what a customer does and answer what Checkout hands to
 *   the browser; `?outcome=authorized` or `failed` ends otherwise, `?webhook=none` sends no webhook, `?amount=` and
 *   `?currency=` take other money than was asked for,
 * - `POST /local/payments/{id}/capture` captures by hand, `/local/payments/{id}/refund?amount=` gives money back by hand,
 * - `POST /local/payments/{id}/tell?event=` and `/local/refunds/{id}/tell?event=` send a webhook, again or late,
 * - `POST /local/refunds/{id}/fail` ends a refund as failed.
 */
export function razorpayServer(parts: Parts): Server {
  const inTurn = queue();
  return createServer((request, response) => {
    readBody(request, 64 * 1024)
      .then((body) => inTurn(() => answerCall(parts, request, body)))
      .then(
        (value) => sendJson(response, 200, value),
        (error: unknown) => sendRefusal(response, error),
      );
  });
}

/** One call after the other, so that none writes over what another has just written. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
