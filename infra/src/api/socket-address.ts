import type { SocketMethod } from '@thali/functions/routes/route-types';
import { Aws, type CfnElement } from 'aws-cdk-lib';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IConstruct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * The WebSocket API's stage. CloudFront passes the path on as it is, and API Gateway takes no path
 * after the stage: so the stage has the name of the path that the browser opens.
 */
export const socketStage = 'ws';

/** Where functions post to connections. Not the stage's own callbackUrl: the stage comes later. */
export function callbackUrl(api: WebSocketApi): string {
  return `https://${api.apiId}.execute-api.${api.stack.region}.${Aws.URL_SUFFIX}/${socketStage}`;
}

/** The right to post to every connection of this API and stage, or to close it, and to no other. */
export function connectionsArn(api: WebSocketApi, method: SocketMethod): string {
  return api.stack.formatArn({
    service: 'execute-api',
    resource: api.apiId,
    resourceName: anyConnection(method),
  });
}

export function acknowledgeConnections(
  role: IConstruct,
  api: WebSocketApi,
  method: SocketMethod,
): void {
  const apiId = api.stack.getLogicalId(api.node.defaultChild as CfnElement);
  const arn = `arn:${api.stack.partition}:execute-api:${api.stack.region}:<AWS::AccountId>:<${apiId}>/${anyConnection(method)}`;
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${arn}]`]:
      'Connection ids come and go with the browsers; API, stage and method are fixed.',
  });
}

function anyConnection(method: SocketMethod): string {
  return `${socketStage}/${method}/@connections/*`;
}
