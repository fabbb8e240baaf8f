import { Aws } from 'aws-cdk-lib';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';

/**
 * The WebSocket API's stage. CloudFront passes the path on as it is, and API Gateway takes no path
 * after the stage: so the stage has the name of the path that the browser opens.
 */
export const socketStage = 'ws';

/** Where functions post to connections. The stage's own callbackUrl comes too late: the stage is created after them. */
export function callbackUrl(api: WebSocketApi): string {
  return `https://${api.apiId}.execute-api.${api.stack.region}.${Aws.URL_SUFFIX}/${socketStage}`;
}
