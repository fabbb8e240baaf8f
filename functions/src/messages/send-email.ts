import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { requestHandler } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { countDelivery } from './count-delivery.ts';
import { mailHtml } from './mail-html.ts';

const Charset = 'UTF-8';

export const emailClient = new SESv2Client({
  maxAttempts: 2,
  requestHandler,
});

/**
 * The maximum number of e-mails of one kind in an hour, in the whole stage. A fault or an abuse of one kind stops only
 * this kind.
 */
const maxPerHour = {
  code: 5000,
  notice: 500,
  'sign-in': 500,
  plan: 1000,
  status: 1000,
  reminder: 5000,
};

export interface Email {
  kind: keyof typeof maxPerHour;
  to: string;
  subject: string;
  text: string;
  /** By default the text, converted to HTML. */
  html?: string;
}

/**
 * Sends an e-mail. Counts a refusal by the hourly cap as a failed e-mail, so that the alarm on failures rings. 1 write
 * unit.
 * @throws Error if the e-mail was not sent
 */
export async function sendEmail(
  { kind, to, subject, text, html = mailHtml(text) }: Email,
  abortSignal?: AbortSignal,
): Promise<void> {
  const command = new SendEmailCommand({
    FromEmailAddress: config.emailFrom,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject, Charset },
        Body: { Text: { Data: text, Charset }, Html: { Data: html, Charset } },
      },
    },
  });
  await countDelivery('e-mail', async () => {
    await countTry({ scope: `mail:${kind}`, max: maxPerHour[kind], windowSeconds: 3600 });
    await emailClient.send(command, { ...(abortSignal && { abortSignal }) });
  });
}
