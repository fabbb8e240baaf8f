import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { otpTemplate, otpText } from './otp-text.ts';
import { emailClient, sendEmail } from './send-email.ts';
import { sendSms, smsClient } from './send-sms.ts';

const countTry = vi.hoisted(() => vi.fn());
vi.mock('../limits/rate-limits.table.ts', () => ({ countTry }));
const smsConfig = vi.hoisted(() => ({
  entityId: 'entity',
  templateId: 'template',
  originationIdentity: 'pool-1',
  maxPrice: '0.10',
  timeToLiveSeconds: 300,
}));
vi.mock('../config.ts', () => ({
  config: {
    sms: smsConfig,
    get smsOrigination() {
      return smsConfig.originationIdentity;
    },
    emailFrom: 'Thali <codes@mail.example>',
  },
}));

const sms = mockClient(smsClient);
const email = mockClient(emailClient);
beforeEach(() => {
  sms.reset();
  email.reset();
  smsConfig.originationIdentity = 'pool-1';
});

describe('a text message', () => {
  it('uses the registered text, the maximum price and the time to live', async () => {
    await sendSms('+919876543210', otpText('012345'));
    expect(sms.commandCalls(SendTextMessageCommand)[0]?.args[0].input).toEqual({
      DestinationPhoneNumber: '+919876543210',
      OriginationIdentity: 'pool-1',
      MessageBody:
        '012345 is your Thali verification code. It is valid for 5 minutes. Do not share it with anyone.',
      MessageType: 'TRANSACTIONAL',
      MaxPrice: '0.10',
      TimeToLive: 300,
      DestinationCountryParameters: { IN_ENTITY_ID: 'entity', IN_TEMPLATE_ID: 'template' },
    });
  });

  it.each([
    ['pool-1', '+971501234567', true],
    ['phone-1', '+971501234567', true],
    ['THALIS', '+919876543210', true],
    ['THALIS', '+971501234567', false],
  ])('from %s goes to %s: %s', async (origination, phone, isSent) => {
    smsConfig.originationIdentity = origination;
    const sending = sendSms(phone, otpText('012345'));
    if (isSent) await sending;
    else await expect(sending).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(sms.commandCalls(SendTextMessageCommand)).toHaveLength(isSent ? 1 : 0);
  });

  it('matches the template in docs/go-live.md, with digits in place of {#numeric#}', () => {
    const page = readFileSync(new URL('../../../docs/go-live.md', import.meta.url), 'utf8');
    expect(page.split('\n')).toContain(otpTemplate);
    // This tag allows digits only.
    expect(otpTemplate.match(/\{#.*?#\}/g)).toEqual(['{#numeric#}']);
    const [before = '', after = ''] = otpTemplate.split('{#numeric#}');
    expect(otpText('012345')).toBe(`${before}012345${after}`);
  });

  it('fits one message of 160 characters', () => {
    expect(otpText('012345').length).toBeLessThanOrEqual(160);
  });
});

describe('an e-mail', () => {
  const mail = { kind: 'notice', to: 'asha@mess.example', subject: 'Töpfe', text: 'Gruß' } as const;

  it('says that its texts are UTF-8', async () => {
    await sendEmail(mail);
    expect(email.commandCalls(SendEmailCommand)[0]?.args[0].input.Content?.Simple).toEqual({
      Subject: { Data: 'Töpfe', Charset: 'UTF-8' },
      Body: {
        Text: { Data: 'Gruß', Charset: 'UTF-8' },
        Html: { Data: expect.stringContaining('Gruß'), Charset: 'UTF-8' },
      },
    });
  });

  it('is not sent above the hourly cap of its kind', async () => {
    countTry.mockRejectedValueOnce(new Error('too many'));
    await expect(sendEmail(mail)).rejects.toThrow('The e-mail was not sent');
    expect(email.commandCalls(SendEmailCommand)).toEqual([]);
    expect(countTry).toHaveBeenLastCalledWith(expect.objectContaining({ scope: 'mail:notice' }));
  });
});

describe('a failure to send', () => {
  it.each([
    ['an SMS', () => sendSms('+919876543210', '123456 is your code')],
    [
      'an e-mail',
      () => sendEmail({ kind: 'code', to: 'asha@mess.example', subject: 'Code', text: '123456' }),
    ],
  ])('of %s gives an error without address or code', async (_, send) => {
    const refusal = new Error('Destination +919876543210 asha@mess.example 123456 is opted out');
    refusal.name = 'ConflictException';
    sms.on(SendTextMessageCommand).rejects(refusal);
    email.on(SendEmailCommand).rejects(refusal);
    const error = await send().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const text = inspect(error, { depth: null });
    expect(text).toContain('ConflictException');
    expect(text).not.toMatch(/9876543210|asha|123456/);
  });
});
