import { GetRoleCommand, type IAMClient, NoSuchEntityException } from '@aws-sdk/client-iam';
import {
  DescribeAccountAttributesCommand,
  DescribeSpendLimitsCommand,
  type PinpointSMSVoiceV2Client,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import type { Account } from './account.ts';
import { type DeploymentPlan, type Finding, findingsAbout } from './finding.ts';

/** Regions with a local SMS route to India, with DLT ids and local prices. */
const localRegions = ['ap-south-1', 'ap-south-2'];
/** The spending limit of a new account, in US dollars. */
const initialLimit = 1;

/** Checks whether codes go out by SMS. */
export async function checkSms(
  { sms, roles }: Pick<Account, 'sms' | 'roles'>,
  { region }: DeploymentPlan,
): Promise<Finding[]> {
  return Promise.all([checkTier(sms, region), checkSpending(sms), checkMetricsRole(roles)]);
}

async function checkTier(sms: PinpointSMSVoiceV2Client, region: string): Promise<Finding> {
  const { ok, warning } = findingsAbout('SMS');
  if (!localRegions.includes(region)) {
    return warning(`${region} has no local route to India`, `Deploy to ${localRegions[0]}.`);
  }
  const { AccountAttributes = [] } = await sms.send(new DescribeAccountAttributesCommand({}));
  const tier = AccountAttributes.find(({ Name }) => Name === 'ACCOUNT_TIER')?.Value;
  if (tier === 'PRODUCTION') return ok('production access');
  return warning(
    'sandbox: only ten verified phones get a code',
    'Ask for production access (AWS Support, Service Quotas, AWS End User Messaging SMS); it takes a day or more.',
  );
}

async function checkSpending(sms: PinpointSMSVoiceV2Client): Promise<Finding> {
  const { ok, warning } = findingsAbout('SMS spending');
  const { SpendLimits = [] } = await sms.send(new DescribeSpendLimitsCommand({}));
  const limit = SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT');
  const dollars = limit?.EnforcedLimit ?? 0;
  const summary = `$${dollars} a month`;
  if (dollars > initialLimit) return ok(summary);
  return warning(
    `${summary}: a few dozen codes`,
    'Ask for a higher limit with the production access, and keep -c smsMonthlySpend below it.',
  );
}

/** Without this role AWS publishes no metrics of texts, so the alarms on texts never fire. */
async function checkMetricsRole(roles: IAMClient): Promise<Finding> {
  const { ok, warning } = findingsAbout('SMS metrics');
  try {
    await roles.send(new GetRoleCommand({ RoleName: 'AWSServiceRoleForSMSVoice' }));
    return ok('counted by CloudWatch');
  } catch (error) {
    if (!(error instanceof NoSuchEntityException)) throw error;
    return warning(
      'AWS does not count texts: the alarms on spending and delivery never ring',
      'aws iam create-service-linked-role --aws-service-name sms-voice.amazonaws.com',
    );
  }
}
