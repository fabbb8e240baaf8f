import { socketRoutes } from '@thali/functions/routes/route-table';
import { RemovalPolicy } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { FunctionOf } from '../functions/create-functions.ts';
import { socketStage } from '../functions/socket-address.ts';
import { accessLog } from './access-log.ts';
import { routeThrottle, throttle } from './throttle.ts';

/** The WebSocket API. Its routes are added later, because their functions need its address. */
export class SocketApi extends Construct {
  readonly api: WebSocketApi;
  /** The host name that CloudFront calls. */
  readonly host: string;
  private readonly stage: WebSocketStage;

  constructor(scope: Construct, id: string, props: { stage: string; logRetention: RetentionDays }) {
    super(scope, id);
    this.api = new WebSocketApi(this, 'Api', {
      apiName: `thali-${props.stage}-live`,
      routeSelectionExpression: '$request.body.action',
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: socketStage,
      autoDeploy: true,
      throttle: throttle.socket,
      accessLogSettings: accessLog(this, 'socket-api', props),
    });
    (this.stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      Object.entries(routeThrottle).map(([routeKey, { rateLimit, burstLimit }]) => [
        routeKey,
        { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit },
      ]),
    );
    this.stage.node.addDependency(new GatewayLogging(this, 'Logging'));
    this.host = `${this.api.apiId}.execute-api.${this.api.stack.region}.${this.api.stack.urlSuffix}`;
    acknowledge(this.api, {
      'AwsSolutions-APIG4':
        'Guests may connect. The function checks the access token in the join frame, because a token in the URL would get into logs.',
    });
  }

  addRoutes(functionOf: FunctionOf): void {
    for (const { routeKey, fn } of socketRoutes) {
      const route = this.api.addRoute(routeKey, {
        integration: new WebSocketLambdaIntegration(fn, functionOf(fn).lambda),
      });
      // API Gateway refuses settings of a route that does not exist yet.
      if (routeKey in routeThrottle) this.stage.node.addDependency(route);
    }
  }
}

/**
 * All WebSocket APIs of an account and region write access logs with this role. The role stays when a stage is
 * deleted, because other stages may use it.
 */
class GatewayLogging extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
      ],
    });
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    acknowledge(role, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'All APIs of the account and region share this setting, and API Gateway requires this policy.',
    });
  }
}
