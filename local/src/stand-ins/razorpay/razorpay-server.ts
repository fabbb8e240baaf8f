import { createServer, type Server } from 'node:http';
import type { Closers } from '../../closers.ts';
import type { StateTable } from '../../engines/state-table.ts';
import { sendJson } from '../../gateway/answer.ts';
import { serveOnLoopback } from '../../gateway/listen.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Printer } from '../../printer.ts';
import { type Secrets, secretIds } from '../secrets.ts';
import { type RazorpayContext, type RazorpayKeys, writeAccount } from './razorpay-accounts.ts';
import { answerCall } from './razorpay-routes.ts';
import { sendRefusal } from './refusal.ts';

/** The demo mess's account. The keys are public, so that anyone can enter them in the demo's settings. */
export const demoAccount = {
  keyId: 'rzp_test_demomess000000',
  keySecret: 'demo-key-secret',
  webhookSecret: 'demo-webhook-secret',
};

interface Dependencies {
  state: StateTable;
  secrets: Secrets;
  siteUrl: string;
  demoVendorId: string;
  printer: Printer;
  closers: Closers;
}

/** @returns the address to use in place of https://api.razorpay.com */
export async function startRazorpay(dependencies: Dependencies): Promise<string> {
  const { state, secrets, siteUrl, printer, closers } = dependencies;
  const keys: RazorpayKeys = JSON.parse(secrets[secretIds.razorpay] ?? '{}');
  const platform = { ...keys, webhookUrl: `${siteUrl}/api/payments/razorpay-webhook` };
  const context = { state, platform, printer };
  const demo = `${platform.webhookUrl}/${dependencies.demoVendorId}`;
  await writeAccount(context, { ...demoAccount, webhookUrl: demo });
  return serveOnLoopback(razorpayServer(context), closers);
}

/**
 * The parts of Razorpay that the platform uses: orders, payments, refunds and QR codes of any number of accounts. The
 * actions of customers, merchants and banks are below /local:
 * - `POST /local/accounts` with keys, `webhookUrl`, `balancePaise`, `hidesQrLinks` and `countsFailedRefunds` opens or
 * changes an account.
 * - `POST /local/orders/{id}/pay` and `/local/qr_codes/{id}/pay` pay as a customer and answer with Checkout's result.
 * `?outcome=authorized` or `failed` changes the outcome, `?webhook=none` sends no webhook, and `?amount=` and
 * `?currency=` charge another amount or currency.
 * - `POST /local/payments/{id}/capture` and `/local/payments/{id}/refund?amount=` act like the merchant in the
 * dashboard.
 * - `POST /local/payments/{id}/tell?event=` and `/local/refunds/{id}/tell?event=` send a webhook again or late.
 * - `POST /local/refunds/{id}/fail` fails a refund.
 */
export function razorpayServer(context: RazorpayContext): Server {
  const runSerially = queue();
  return createServer((request, response) => {
    readBody(request, 64 * 1024)
      .then((body) => runSerially(() => answerCall(context, request, body)))
      .then(
        (value) => sendJson(response, 200, value),
        (error: unknown) => sendRefusal(response, error),
      );
  });
}

/** Runs one call after the other, so no call overwrites another. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
