import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

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
