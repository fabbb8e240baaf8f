import { inject } from 'vitest';

interface Sent {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject?: string;
  body: string;
  countryParameters?: Record<string, string>;
}

/** What the platform has sent to an address, newest first. */
export async function sentTo(address: string): Promise<Sent[]> {
  const answer = await fetch(`${inject('platformUrl')}/__local/outbox`);
  const messages = (await answer.json()) as Sent[];
  return messages.filter(({ to }) => to === address);
}

/** The newest code that was sent to a phone or a mailbox. */
export async function codeSentTo(address: string): Promise<string> {
  const [newest] = await sentTo(address);
  const code = /^\d{6}(?= )/.exec(newest?.body ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** Any other code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
