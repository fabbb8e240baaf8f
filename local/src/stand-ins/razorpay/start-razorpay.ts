import type { Closers } from '../../closers.ts';
import type { StateTable } from '../../engines/state-table.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import type { Printer } from '../../printer.ts';
import { type Secrets, secretIds } from '../secrets.ts';
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
  const keys = JSON.parse(secrets[secretIds.razorpay] ?? '{}');
  const webhookUrl = `${siteUrl}/api/payments/razorpay-webhook`;
  const server = razorpayServer({ state, keys, webhookUrl, printer });
  const port = await listenOnLoopback(server);
  closers.add(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}
