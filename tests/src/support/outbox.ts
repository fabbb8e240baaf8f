import { inject } from 'vitest';
import { codeSentBy, type Sent, sentBy } from './site-outbox.ts';

/** What the platform has sent to an address, newest first. */
export function sentTo(address: string): Promise<Sent[]> {
  return sentBy(inject('platformUrl'), address);
}

/** The welcome e-mails among it; a receipt comes behind each. */
export async function welcomesTo(address: string): Promise<Sent[]> {
  return (await sentTo(address)).filter(({ subject }) => subject === 'Welcome to Thali');
}

/** The temporary password in an e-mail, or an empty text. */
export function temporaryPasswordIn(mail: Sent | undefined): string {
  return /^Temporary password: (\S+)$/m.exec(mail?.body ?? '')?.[1] ?? '';
}

/** The newest code that was sent to a phone or a mailbox. */
export function codeSentTo(address: string): Promise<string> {
  return codeSentBy(inject('platformUrl'), address);
}

/** Any other code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
