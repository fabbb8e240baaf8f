import { Annotations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { MessageSettings } from './message-settings.ts';

/** Says what nobody will be able to send or to receive; a stage for a look around may do without. */
export function warnOfMissingMail(
  scope: Construct,
  { emailFrom, supportEmail, mailExchange }: MessageSettings,
  domain: string | undefined,
): void {
  const warn = (id: string, text: string) =>
    Annotations.of(scope).addWarningV2(`thali:${id}`, text);
  if (emailFrom === undefined) {
    warn(
      'no-email-sender',
      'No e-mail goes out: the first admin and new vendors get no password. Name a sender: emailFrom, or a domain',
    );
  }
  if (domain !== undefined && supportEmail === undefined && mailExchange === undefined) {
    warn(
      'no-support-mailbox',
      `Pages and e-mails name support@${domain}, whose post nobody takes by this deployment. Name who does: mailExchange, or another supportEmail`,
    );
  }
}
