import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { managedRules, seen } from './managed-rules.ts';
import { rateRules, tooManyRequests } from './rate-rules.ts';

/** What CloudFront asks before anything else: who asks far too often, and who asks for known attacks. */
export function createWebAcl(scope: Construct, stage: string): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    name: `thali-${stage}`,
    description: `Thali ${stage}: rates of one address, and known attacks`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [...managedRules(), ...rateRules()].map((rule, priority) => ({ ...rule, priority })),
    customResponseBodies: tooManyRequests,
    visibilityConfig: seen(`thali-${stage}`),
    dataProtectionConfig: { dataProtections: keptOutOfSamples },
  });
}

/** Samples of requests help to find a rule that refuses honest people; no secret of theirs belongs there. */
const keptOutOfSamples: CfnWebACL.DataProtectProperty[] = [
  ...['authorization', 'cookie', 'x-tracking-token', 'x-payment-session', 'idempotency-key'].map(
    (header) => ({ field: { fieldType: 'SINGLE_HEADER', fieldKeys: [header] } }),
  ),
  // It may carry a guest's phone as proof.
  { field: { fieldType: 'QUERY_STRING' } },
  { field: { fieldType: 'BODY' } },
].map(({ field }) => ({ field, action: 'SUBSTITUTION' }));

/** What the firewall did something about; what it let through is in the edge's log. */
const kept = ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'];

/** A line for each request that a rule refused or counted, without what the firewall keeps to itself (`web-acl.ts`). */
export function logFirewall(
  scope: Construct,
  { acl, stage, retention }: { acl: CfnWebACL; stage: string; retention: RetentionDays },
): void {
  // AWS takes a group of such a name only.
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
          Conditions: kept.map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
  });
  logging.node.addDependency(group);
}
