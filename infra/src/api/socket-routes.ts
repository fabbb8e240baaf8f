import { socketRoutes } from '@thali/functions/routes/route-table';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { FunctionOf } from '../functions/create-functions.ts';

/** The WebSocket routes of the route table. */
export function addSocketRoutes(api: WebSocketApi, functionOf: FunctionOf): void {
  for (const { routeKey, fn } of socketRoutes) {
    api.addRoute(routeKey, {
      integration: new WebSocketLambdaIntegration(fn, functionOf(fn).lambda),
    });
  }
}
