import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

const common = {
  requestId: '$context.requestId',
  requestTime: '$context.requestTime',
  routeKey: '$context.routeKey',
  status: '$context.status',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
};
const httpFields = { responseLatency: '$context.responseLatency', size: '$context.responseLength' };
const socketFields = { eventType: '$context.eventType', error: '$context.error.message' };

/**
 * One log line for each request, without personal data. The line has the route instead of the path, because paths
 * contain ids. It has no IP address, user agent or token.
 */
export function accessLog(
  scope: Construct,
  name: 'http-api' | 'socket-api',
  { stage, logRetention }: { stage: string; logRetention: RetentionDays },
): IAccessLogSettings {
  const logGroup = new LogGroup(scope, 'AccessLog', {
    // The gateway may write below this prefix without a policy for each log group.
    logGroupName: `/aws/vendedlogs/thali/${stage}/${name}`,
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const fields = { ...common, ...(name === 'http-api' ? httpFields : socketFields) };
  return {
    destination: new LogGroupLogDestination(logGroup),
    format: AccessLogFormat.custom(JSON.stringify(fields)),
  };
}
