import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** Each rule counts what it met, by its name. */
export function seen(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
