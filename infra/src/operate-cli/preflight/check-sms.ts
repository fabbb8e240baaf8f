import {
  DescribeAccountAttributesCommand,
  DescribeSpendLimitsCommand,
  type PinpointSMSVoiceV2Client,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { about, type DeploymentPlan, type Finding } from './finding.ts';

/** Regions with a local SMS route to India, with DLT ids and local prices. */
const localRegions = ['ap-south-1', 'ap-south-2'];
/** The spending limit of a new account, in US dollars. */
const initialLimit = 1;

/** Checks whether codes go out by SMS. */
export async function checkSms(
  sms: PinpointSMSVoiceV2Client,
  { region }: DeploymentPlan,
): Promise<Finding[]> {
  return Promise.all([checkTier(sms, region), checkSpending(sms)]);
}

async function checkTier(sms: PinpointSMSVoiceV2Client, region: string): Promise<Finding> {
  const { ok, warning } = about('SMS');
  if (!localRegions.includes(region)) {
    return warning(`${region} has no local route to India`, `Deploy to ${localRegions[0]}.`);
  }
  const { AccountAttributes = [] } = await sms.send(new DescribeAccountAttributesCommand({}));
  const tier = AccountAttributes.find(({ Name }) => Name === 'ACCOUNT_TIER')?.Value;
  if (tier === 'PRODUCTION') return ok('production access');
  return warning(
    'sandbox: ten phones that are verified there get a code, and nobody else',
    'Ask for production access (AWS Support, Service Quotas, AWS End User Messaging SMS); it takes a day or more.',
  );
}

async function checkSpending(sms: PinpointSMSVoiceV2Client): Promise<Finding> {
  const { ok, warning } = about('SMS spending');
  const { SpendLimits = [] } = await sms.send(new DescribeSpendLimitsCommand({}));
  const limit = SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT');
  const dollars = limit?.EnforcedLimit ?? 0;
  const summary = `$${dollars} a month`;
  if (dollars > initialLimit) return ok(summary);
  return warning(
    `${summary}: a few dozen codes`,
    'Ask for more with the production access, and keep -c smsMonthlySpend below it.',
  );
}
