import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { codeOf } from './bundle-function.ts';
import { environmentOf } from './environment-of.ts';
import { grantAccess } from './function-grants.ts';
import type { FunctionResources } from './function-resources.ts';

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
    grantAccess(this.role, fn, resources);
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `Thali ${resources.stage}: ${fn}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(fn, settings.hasDocuments ? resources.siteBuild : undefined),
      memorySize: settings.memoryMb,
      timeout: Duration.seconds(settings.timeoutSeconds),
      environment: environmentOf(fn, resources),
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Leaves out the START, END and REPORT lines of successful runs, a third of all logs. Failed runs keep theirs.
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: Tracing.ACTIVE,
    });
  }
}
