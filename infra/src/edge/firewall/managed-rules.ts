import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

/**
 * Rules of Amazon's groups that would block honest requests. They only count. The requests that they look for do
 * no harm here: text is shown as text, and no address in it is ever fetched.
 */
export const countedRules = {
  AWSManagedRulesCommonRuleSet: {
    SizeRestrictions_BODY:
      'It refuses bodies above 8 kB; putting a menu of 500 dishes in order takes 40 kB, and the functions refuse from 1 MB on.',
    NoUserAgent_HEADER: "Razorpay's webhooks and an operator's health check need not name one.",
    CrossSiteScripting_BODY:
      "A dish may be 'Mother's <3 thali' and a wish '<no onion>'; text is only ever text.",
    GenericRFI_BODY: 'A vendor may give the address of a picture, on any host.',
    EC2MetaDataSSRF_BODY: 'No address of a body is ever fetched by the platform.',
    GenericRFI_QUERYARGUMENTS: 'returnUrl carries an address of the site itself.',
  },
  AWSManagedRulesAmazonIpReputationList: {
    AWSManagedIPReputationList:
      "Behind one of India's carrier addresses stand thousands of phones; one that is infected must not shut a canteen out.",
    AWSManagedReconnaissanceList: 'As above.',
  },
} as const satisfies Record<string, Record<string, string>>;

/** The label of requests from addresses with a bad reputation. Rate rules use it. */
export const badReputation = 'awswaf:managed:aws:amazon-ip-list:';

/** Amazon's groups, in order of evaluation. */
export function managedRules(): Rule[] {
  return [
    group(
      'AWSManagedRulesAmazonIpReputationList',
      countedRules.AWSManagedRulesAmazonIpReputationList,
    ),
    group('AWSManagedRulesKnownBadInputsRuleSet', {}),
    group('AWSManagedRulesCommonRuleSet', countedRules.AWSManagedRulesCommonRuleSet),
  ];
}

function group(name: string, counted: Record<string, string>): Rule {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: Object.keys(counted).map((rule) => ({
          name: rule,
          actionToUse: { count: {} },
        })),
      },
    },
    visibilityConfig: visibility(name),
  };
}

/** Each rule has a metric with the same name. */
export function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
