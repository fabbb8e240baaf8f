import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { requestHandler } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import { countDelivery } from './count-delivery.ts';
import { mailHtml } from './mail-html.ts';

export const emailClient = new SESv2Client({
  maxAttempts: 2,
  requestHandler,
});

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** By default the text, converted to HTML. */
  html?: string;
}

export async function sendEmail(
  { to, subject, text, html = mailHtml(text) }: Email,
  abortSignal?: AbortSignal,
): Promise<void> {
  const command = new SendEmailCommand({
    FromEmailAddress: config.emailFrom,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject },
        Body: { Text: { Data: text }, Html: { Data: html, Charset: 'UTF-8' } },
      },
    },
  });
  await countDelivery('e-mail', () =>
    emailClient.send(command, { ...(abortSignal && { abortSignal }) }),
  );
}
