import {
  DescribeAccountAttributesCommand,
  DescribeSpendLimitsCommand,
  type PinpointSMSVoiceV2Client,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { type Asked, about, type Finding } from './finding.ts';

/** Where India's carriers take texts with DLT ids at the local price. */
const localRoutes = ['ap-south-1', 'ap-south-2'];
/** US dollars: what a new account may spend. */
const firstLimit = 1;

/** Whether codes go out by SMS. */
export async function checkSms(
  sms: PinpointSMSVoiceV2Client,
  { region }: Asked,
): Promise<Finding[]> {
  return Promise.all([tier(sms, region), spending(sms)]);
}

async function tier(sms: PinpointSMSVoiceV2Client, region: string): Promise<Finding> {
  const { ok, warning } = about('SMS');
  if (!localRoutes.includes(region)) {
    return warning(`${region} has no local route to India`, `Deploy to ${localRoutes[0]}.`);
  }
  const { AccountAttributes = [] } = await sms.send(new DescribeAccountAttributesCommand({}));
  const known = AccountAttributes.find(({ Name }) => Name === 'ACCOUNT_TIER')?.Value;
  if (known === 'PRODUCTION') return ok('production access');
  return warning(
    'sandbox: ten phones that are verified there get a code, and nobody else',
    'Ask for production access (AWS Support, Service Quotas, AWS End User Messaging SMS); it takes a day or more.',
  );
}

async function spending(sms: PinpointSMSVoiceV2Client): Promise<Finding> {
  const { ok, warning } = about('SMS spending');
  const { SpendLimits = [] } = await sms.send(new DescribeSpendLimitsCommand({}));
  const limit = SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT');
  const dollars = limit?.EnforcedLimit ?? 0;
  const said = `$${dollars} a month`;
  if (dollars > firstLimit) return ok(said);
  return warning(
    `${said}: a few dozen codes`,
    'Ask for more with the production access, and keep -c smsMonthlySpend below it.',
  );
}
