export interface SentMessage {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject?: string;
  body: string;
  countryParameters?: Record<string, string>;
}

/** The messages of a running site to an address, newest first. */
export async function siteMessagesTo(siteUrl: string, address: string): Promise<SentMessage[]> {
  const query = new URLSearchParams({ to: address });
  const answer = await fetch(`${siteUrl}/__local/outbox?${query}`);
  return (await answer.json()) as SentMessage[];
}

/** The newest code for a phone or mailbox. */
export async function siteCodeTo(siteUrl: string, address: string): Promise<string> {
  const [newest] = await siteMessagesTo(siteUrl, address);
  const code = /^\d{6}(?= )/.exec(newest?.body ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** The text of the newest welcome e-mail to an address. Undefined if there is none. */
export async function siteWelcomeTo(siteUrl: string, address: string): Promise<string | undefined> {
  const messages = await siteMessagesTo(siteUrl, address);
  const newest = messages.find(({ subject }) => subject === 'Welcome to Thali');
  return newest?.body;
}
