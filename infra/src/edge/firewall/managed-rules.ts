import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

/**
 * Rules of Amazon's groups that only count, because they would block legitimate requests. The attacks that they
 * detect do no harm here: pages never interpret a text as markup, and no code fetches an address from a text.
 */
export const countedRules = {
  AWSManagedRulesCommonRuleSet: {
    SizeRestrictions_BODY:
      'The rule refuses bodies above 8 kB. Sorting a menu of 500 dishes sends 40 kB, and the functions refuse 1 MB.',
    NoUserAgent_HEADER:
      "Razorpay's webhooks and an operator's health check may have no user agent.",
    CrossSiteScripting_BODY:
      "A dish may be 'Mother's <3 thali' and a wish '<no onion>'. Pages show both as text.",
    GenericRFI_BODY: 'A vendor may give the address of a picture, on any host.',
    EC2MetaDataSSRF_BODY: 'The platform never fetches an address from a body.',
    GenericRFI_QUERYARGUMENTS: 'returnUrl carries an address of the site itself.',
  },
  AWSManagedRulesAmazonIpReputationList: {
    AWSManagedIPReputationList:
      'Thousands of phones share one carrier address in India. One infected phone must not block a canteen.',
    AWSManagedReconnaissanceList: 'As above.',
  },
} as const satisfies Record<string, Record<string, string>>;

/** The label of requests from addresses with a bad reputation. Rate rules use it. */
export const badReputation = 'awswaf:managed:aws:amazon-ip-list:';

/** Amazon's rule groups, in order of evaluation. */
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
