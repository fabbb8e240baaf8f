import type { Closers } from '../../closers.ts';
import type { StateTable } from '../../engines/state-table.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import type { Printer } from '../../printer.ts';
import { type Secrets, secretIds } from '../secrets.ts';
import type { RazorpayKeys } from './razorpay-accounts.ts';
import { writeAccount } from './razorpay-accounts.ts';
import { razorpayServer } from './razorpay-server.ts';

/** The demo mess's own account: anyone may enter these keys in its settings. */
const demoAccount = {
  keyId: 'rzp_test_demomess000000',
  keySecret: 'demo-key-secret',
  webhookSecret: 'demo-webhook-secret',
};

interface Needs {
  state: StateTable;
  secrets: Secrets;
  siteUrl: string;
  demoVendorId: string;
  printer: Printer;
  closers: Closers;
}

/** @returns the address to use in place of https://api.razorpay.com */
export async function startRazorpay(needs: Needs): Promise<string> {
  const { state, secrets, siteUrl, printer, closers } = needs;
  const keys: RazorpayKeys = JSON.parse(secrets[secretIds.razorpay] ?? '{}');
  const platform = { ...keys, webhookUrl: `${siteUrl}/api/payments/razorpay-webhook` };
  const parts = { state, platform, printer };
  const demo = `${platform.webhookUrl}/${needs.demoVendorId}`;
  await writeAccount(parts, { ...demoAccount, webhookUrl: demo });
  const server = razorpayServer(parts);
  const port = await listenOnLoopback(server);
  closers.add(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}
