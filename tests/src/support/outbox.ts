import { inject } from 'vitest';
import { type SentMessage, siteCodeTo, siteMessagesTo } from './site-outbox.ts';

/** The messages to an address, newest first. */
export function messagesTo(address: string): Promise<SentMessage[]> {
  return siteMessagesTo(inject('platformUrl'), address);
}

/** The welcome e-mails to an address, without the receipts. */
export async function welcomeEmailsTo(address: string): Promise<SentMessage[]> {
  return (await messagesTo(address)).filter(({ subject }) => subject === 'Welcome to Thali');
}

/** The temporary password in an e-mail, or an empty text. */
export function temporaryPasswordIn(mail: SentMessage | undefined): string {
  return /^Temporary password: (\S+)$/m.exec(mail?.body ?? '')?.[1] ?? '';
}

/** The newest code for a phone or mailbox. */
export function codeTo(address: string): Promise<string> {
  return siteCodeTo(inject('platformUrl'), address);
}

/** A code that differs from `code`. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
