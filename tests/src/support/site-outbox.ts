interface Sent {
  to: string;
  body: string;
}

/** The newest code that a running site has sent to a phone or a mailbox. */
export async function codeSentBy(siteUrl: string, address: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/__local/outbox`);
  const messages = (await answer.json()) as Sent[];
  const newest = messages.find(({ to }) => to === address);
  const code = /^\d{6}(?= )/.exec(newest?.body ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** The text of the newest e-mail to somebody; undefined: none was sent. */
export async function emailSentBy(siteUrl: string, address: string): Promise<string | undefined> {
  const answer = await fetch(`${siteUrl}/__local/outbox`);
  const messages = (await answer.json()) as Sent[];
  return messages.find(({ to }) => to === address)?.body;
}
