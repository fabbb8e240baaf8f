import type { Closers } from '../../closers.ts';
import type { StateTable } from '../../engines/state-table.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import type { Printer } from '../../printer.ts';
import { type Secrets, secretIds } from '../secrets.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';
import { razorpayServer } from './razorpay-server.ts';

interface Needs {
  state: StateTable;
  secrets: Secrets;
  siteUrl: string;
  printer: Printer;
  closers: Closers;
}

/** @returns the address to use in place of https://api.razorpay.com */
export async function startRazorpay(needs: Needs): Promise<string> {
  const { state, secrets, siteUrl, printer, closers } = needs;
  const keys: RazorpayKeys = JSON.parse(secrets[secretIds.razorpay] ?? '{}');
  const platform = { ...keys, webhookUrl: `${siteUrl}/api/payments/razorpay-webhook` };
  const server = razorpayServer({ state, platform, printer });
  const port = await listenOnLoopback(server);
  closers.add(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}
