import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { requestHandler } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import { withoutAddress } from './without-address.ts';

export const emailClient = new SESv2Client({
  maxAttempts: 2,
  requestHandler,
});

export interface Email {
  to: string;
  subject: string;
  text: string;
}

export async function sendEmail(
  { to, subject, text }: Email,
  abortSignal?: AbortSignal,
): Promise<void> {
  const command = new SendEmailCommand({
    FromEmailAddress: config.emailFrom,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
  });
  await withoutAddress('e-mail', () =>
    emailClient.send(command, { ...(abortSignal && { abortSignal }) }),
  );
}
