import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { managedRules, visibility } from './managed-rules.ts';
import { rateRules, tooManyRequests } from './rate-rules.ts';

/** The web ACL of CloudFront: it blocks addresses with far too many requests, and known attacks. */
export function createWebAcl(scope: Construct, stage: string): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    name: `thali-${stage}`,
    description: `Thali ${stage}: rates of one address, and known attacks`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [...managedRules(), ...rateRules()].map((rule, priority) => ({ ...rule, priority })),
    customResponseBodies: tooManyRequests,
    visibilityConfig: visibility(`thali-${stage}`),
    dataProtectionConfig: { dataProtections: hiddenInSamples },
  });
}

/** Hides secrets in sampled requests. Operators use the samples to find a rule that blocks legitimate visitors. */
const hiddenInSamples: CfnWebACL.DataProtectProperty[] = [
  ...[
    ...['authorization', 'cookie', 'x-tracking-token', 'x-payment-session'],
    ...['x-acting', 'idempotency-key'],
  ].map((header) => ({ field: { fieldType: 'SINGLE_HEADER', fieldKeys: [header] } })),
  // The query may carry a guest's phone as proof.
  { field: { fieldType: 'QUERY_STRING' } },
  { field: { fieldType: 'BODY' } },
].map(({ field }) => ({ field, action: 'SUBSTITUTION' }));

/** The actions to log. The edge log already has all allowed requests. */
const loggedActions = ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'];

/** Logs each request that a rule blocked or counted, without the fields of `hiddenInSamples`. */
export function logFirewall(
  scope: Construct,
  { acl, stage, retention }: { acl: CfnWebACL; stage: string; retention: RetentionDays },
): void {
  // AWS requires this prefix.
  const logGroupName = `aws-waf-logs-thali-${stage}`;
  const group = new LogGroup(scope, 'FirewallLog', {
    logGroupName,
    retention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const logging = new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: acl.attrArn,
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: loggedActions.map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
  });
  logging.node.addDependency(group);
}
