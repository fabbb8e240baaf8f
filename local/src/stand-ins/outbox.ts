import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Printer } from '../printer.ts';
import { openJsonLines } from './json-lines.ts';

/** An SMS or e-mail that a deployed platform would send. */
export interface SentMessage {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject?: string | undefined;
  body: string;
  sentAt: string;
  /** DLT entity and template of an SMS to India. */
  countryParameters?: Record<string, string> | undefined;
}

export interface Outbox {
  /** @returns the message's id */
  add(message: Omit<SentMessage, 'id' | 'sentAt'>): Promise<string>;
  newest(): SentMessage[];
}

/** Prints and keeps sent messages. Users and tests read them at `GET /__local/outbox`. */
export async function openOutbox(folder: string, printer: Printer): Promise<Outbox> {
  const lines = await openJsonLines<SentMessage>(join(folder, 'outbox.jsonl'));
  return {
    add: async (message) => {
      const sentMessage = { id: randomUUID(), ...message, sentAt: new Date().toISOString() };
      await lines.append(sentMessage);
      const text = [message.subject, message.body].filter(Boolean).join(': ');
      printer.line(`${message.channel} to ${message.to}: ${text.replaceAll(/\s+/g, ' ')}`);
      return sentMessage.id;
    },
    newest: lines.newest,
  };
}
