import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { type Operations, ServiceError } from './aws-json.ts';
import type { Outbox } from './outbox.ts';

/** SES v2 outside its sandbox. The sender's domain is verified. */
export function email(outbox: Outbox): Operations {
  return {
    'GET /v2/email/account': async () => ({ ProductionAccessEnabled: true, SendingEnabled: true }),
    'GET /v2/email/identities/thali.example': async () => ({ VerifiedForSendingStatus: true }),
    'POST /v2/email/outbound-emails': async (input: SendEmailCommandInput) => {
      const { Subject, Body } = input.Content?.Simple ?? {};
      const to = input.Destination?.ToAddresses?.join(', ');
      const body = Body?.Text?.Data ?? Body?.Html?.Data;
      if (!to || !Subject?.Data || !body) {
        throw new ServiceError('BadRequestException', 'Missing destination, subject or body.');
      }
      return { MessageId: await outbox.add({ channel: 'email', to, subject: Subject.Data, body }) };
    },
  };
}
