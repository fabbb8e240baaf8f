import { Aws } from 'aws-cdk-lib';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';

/**
 * The stage of the WebSocket API. Its name is the path that the browser opens. CloudFront forwards the path
 * unchanged, and API Gateway allows no path after the stage.
 */
export const socketStage = 'ws';

/**
 * The URL at which functions post to connections. The stage's own callbackUrl is not available yet, because the
 * stage is created after the functions.
 */
export function callbackUrl(api: WebSocketApi): string {
  return `https://${api.apiId}.execute-api.${api.stack.region}.${Aws.URL_SUFFIX}/${socketStage}`;
}
