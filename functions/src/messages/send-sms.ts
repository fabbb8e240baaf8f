import {
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { requestHandler } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import { assertSmsCountry } from './assert-sms-country.ts';
import { countDelivery } from './count-delivery.ts';

export const smsClient = new PinpointSMSVoiceV2Client({
  maxAttempts: 2,
  requestHandler,
});

/**
 * Sends a text to a phone in E.164. India's carriers require the registrations of sender and text.
 * @param options.templateId the registered template; by default the template of the verification code
 * @throws AppError VALIDATION_ERROR if the sender cannot reach the phone's country
 */
export async function sendSms(
  phone: string,
  text: string,
  { templateId, abortSignal }: { templateId?: string; abortSignal?: AbortSignal } = {},
): Promise<void> {
  assertSmsCountry(phone);
  const { sms } = config;
  const command = new SendTextMessageCommand({
    DestinationPhoneNumber: phone,
    OriginationIdentity: sms.originationIdentity,
    MessageBody: text,
    MessageType: 'TRANSACTIONAL',
    MaxPrice: sms.maxPrice,
    TimeToLive: sms.timeToLiveSeconds,
    ...(phone.startsWith('+91') && {
      DestinationCountryParameters: {
        IN_ENTITY_ID: sms.entityId,
        IN_TEMPLATE_ID: templateId ?? sms.templateId,
      },
    }),
  });
  await countDelivery('SMS', () =>
    smsClient.send(command, { ...(abortSignal && { abortSignal }) }),
  );
}
