import { cognitoTriggers } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type Role, roles } from '@thali/shared/auth/user.contract';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolGroup,
} from 'aws-cdk-lib/aws-cognito';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Identity } from '../functions/function-resources.ts';
import type { RouteFunction } from '../functions/route-function.ts';

/**
 * The only attribute that an access token may read and write directly at Cognito, without our API. The platform does
 * not use this attribute. An empty list would allow all attributes.
 */
const unusedAttribute = new ClientAttributes().withStandardAttributes({ timezone: true });

/** Users by our own user id, one group and one app client for each role. */
export class PlatformUserPool extends Construct implements Identity {
  readonly pool: UserPool;
  readonly clients: Identity['clients'];

  constructor(scope: Construct, id: string, triggers: ReadonlyMap<FunctionName, RouteFunction>) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      // No aliases, because rows of the table keep phone and e-mail unique.
      signInAliases: { username: true },
      signInCaseSensitive: true,
      accountRecovery: AccountRecovery.NONE,
      // Our sign-in asks for no second factor. A user who sets a factor directly at Cognito would be locked out.
      mfa: Mfa.OFF,
      // The cheapest plan has all features that the platform uses: passwords, groups and custom-auth triggers.
      featurePlan: FeaturePlan.LITE,
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    callTriggers(this.pool, triggers);
    const clients = roles.map((role) => [role, this.addRole(role)] as const);
    this.clients = Object.fromEntries(clients) as Identity['clients'];
    acknowledge(this.pool, {
      'AwsSolutions-COG1':
        'The product requires 6 characters of customers. The API requires 8 of vendors and admins, and slows down guessing.',
      'AwsSolutions-COG2':
        'Customers sign in at a counter with an SMS code or a short password. No sign-in asks for a second factor yet.',
      'AwsSolutions-COG8':
        'Threat protection cannot see the callers, because all sign-ins come from the auth function. This function counts attempts per account and address.',
    });
  }

  private addRole(role: Role): UserPoolClient {
    const group = new UserPoolGroup(this, `${role}-group`, {
      userPool: this.pool,
      groupName: role,
    });
    const client = this.pool.addClient(`${role}-client`, {
      userPoolClientName: role,
      generateSecret: false,
      disableOAuth: true,
      authFlows: { adminUserPassword: true, custom: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      readAttributes: unusedAttribute,
      writeAttributes: unusedAttribute,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });
    // Retained like the pool. Never replace groups and clients: without groups users have no role, and a new client
    // ends all sessions.
    for (const resource of [group, client]) resource.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return client;
  }
}

/**
 * Connects the triggers to the pool without CDK's helper. The helper puts the permission into the stack of the
 * functions, so the two stacks would depend on each other.
 */
function callTriggers(pool: UserPool, functions: ReadonlyMap<FunctionName, RouteFunction>): void {
  const arnOf = (fn: FunctionName) => {
    const found = functions.get(fn);
    if (!found) throw new Error(`The user pool has no function '${fn}' to call`);
    return found.lambda.functionArn;
  };
  const config = cognitoTriggers.map(({ trigger, fn }) => [trigger, arnOf(fn)]);
  (pool.node.defaultChild as CfnUserPool).lambdaConfig = Object.fromEntries(config);
  for (const fn of functions.keys()) {
    new CfnPermission(pool, `${fn}-call`, {
      action: 'lambda:InvokeFunction',
      functionName: arnOf(fn),
      principal: 'cognito-idp.amazonaws.com',
      sourceArn: pool.userPoolArn,
    });
  }
}
