import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

/**
 * Rules of Amazon's own groups that would refuse honest requests: they count and let pass. What they look
 * for does no harm here, since text is only ever shown as text and no address in it is ever fetched.
 */
export const onlyCounted = {
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

/** How a request is marked that came from an address of bad repute; rate rules go by it. */
export const badRepute = 'awswaf:managed:aws:amazon-ip-list:';

/** Amazon's groups, in the order in which they are asked. */
export function managedRules(): Rule[] {
  return [
    group(
      'AWSManagedRulesAmazonIpReputationList',
      onlyCounted.AWSManagedRulesAmazonIpReputationList,
    ),
    group('AWSManagedRulesKnownBadInputsRuleSet', {}),
    group('AWSManagedRulesCommonRuleSet', onlyCounted.AWSManagedRulesCommonRuleSet),
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
    visibilityConfig: seen(name),
  };
}

/** Each rule counts what it met, by its name. */
export function seen(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
