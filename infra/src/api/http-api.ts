import { catchAllRoutes, httpRoutes } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import {
  HttpApi as GatewayHttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { FunctionOf } from '../functions/create-functions.ts';
import { accessLog } from './access-log.ts';
import { throttle } from './throttle.ts';

interface HttpApiProps {
  stage: string;
  logRetention: RetentionDays;
  functionOf: FunctionOf;
}

/** The HTTP routes of the route table below `/api`. All other paths return documents of the site. */
export class HttpApi extends Construct {
  readonly api: GatewayHttpApi;
  /** The host name that CloudFront calls. */
  readonly host: string;

  constructor(scope: Construct, id: string, { functionOf, ...props }: HttpApiProps) {
    super(scope, id);
    const api = new GatewayHttpApi(this, 'Api', {
      apiName: `thali-${props.stage}`,
      createDefaultStage: false,
    });
    new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: throttle.http,
      accessLogSettings: accessLog(this, 'http-api', props),
    });
    const integrations = new Map<FunctionName, HttpLambdaIntegration>();
    const integrationWith = (fn: FunctionName) => {
      const integration = integrations.get(fn) ?? integrationOf(fn, functionOf);
      integrations.set(fn, integration);
      return integration;
    };
    for (const { contract, fn } of httpRoutes) {
      api.addRoutes({
        path: `/api${contract.path}`,
        methods: [HttpMethod[contract.method]],
        integration: integrationWith(fn),
      });
    }
    for (const { routeKey, fn, answers } of catchAllRoutes) {
      new HttpRoute(api, answers, {
        httpApi: api,
        routeKey: keyOf(routeKey),
        // API Gateway calls this route as `<api>/<stage>/$default`. The permission for the whole API does not cover this name.
        integration:
          routeKey === '$default'
            ? new HttpLambdaIntegration(answers, functionOf(fn).lambda)
            : integrationWith(fn),
      });
    }
    this.api = api;
    this.host = `${api.apiId}.execute-api.${api.stack.region}.${api.stack.urlSuffix}`;
    acknowledge(api, {
      'AwsSolutions-APIG4':
        'Most routes are open to guests; the functions check token, role and tenant of each call by its contract.',
    });
  }
}

function keyOf(routeKey: (typeof catchAllRoutes)[number]['routeKey']): HttpRouteKey {
  if (routeKey === '$default') return HttpRouteKey.DEFAULT;
  return HttpRouteKey.with(routeKey.replace('ANY ', ''), HttpMethod.ANY);
}

function integrationOf(fn: FunctionName, functionOf: FunctionOf): HttpLambdaIntegration {
  return new HttpLambdaIntegration(fn, functionOf(fn).lambda, {
    // Adds one permission for the whole API. A permission for each route would exceed the 20 kB limit of a function policy.
    scopePermissionToRoute: false,
  });
}
