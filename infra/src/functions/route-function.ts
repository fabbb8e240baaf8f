import { accessOf } from '@thali/functions/routes/access-of';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { acknowledgeConnections } from '../api/socket-address.ts';
import { acknowledgeEmail } from '../messages/sender-arns.ts';
import { acknowledgePictures } from '../pictures/picture-grants.ts';
import { codeOf } from './bundle-function.ts';
import { environmentOf } from './environment-of.ts';
import { type FunctionResources, needed } from './function-resources.ts';
import { statementsOf } from './statements-of.ts';

/** One function of the route table, with its own log group, environment and grants. */
export class RouteFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, fn: FunctionName, resources: FunctionResources) {
    super(scope, fn);
    const settings = functionSettings[fn];
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/thali/${resources.stage}/${fn}`,
      retention: resources.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    this.role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    for (const statement of statementsOf(fn, resources)) this.role.addToPolicy(statement);
    const { sockets, email, pictures } = accessOf(fn);
    if (email && resources.messages?.emailFrom) acknowledgeEmail(this.role, Stack.of(this));
    for (const action of pictures) {
      acknowledgePictures(this.role, needed(resources.pictureBucket, 'pictures', fn), action);
    }
    for (const method of sockets) {
      const api = needed(resources.socketApi, 'WebSocket connections', fn);
      acknowledgeConnections(this.role, api, method);
    }
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `Thali ${resources.stage}: ${fn}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(fn, settings.carriesDocuments ? resources.siteBuild : undefined),
      memorySize: settings.memoryMb,
      timeout: Duration.seconds(settings.timeoutSeconds),
      environment: environmentOf(fn, resources),
      role: this.role,
      logGroup,
      tracing: Tracing.ACTIVE,
    });
    acknowledge(this.role, {
      'AwsSolutions-IAM5[Resource::*]':
        'Only for X-Ray, which knows no resource, and for asking whether SES would send to an address; a test holds that nothing else has it.',
    });
  }
}
