import type * as sdk from '@aws-sdk/client-cognito-identity-provider';
import type { CognitoAction } from '@thali/functions/routes/route-types';
import type { WireAnswer } from './wire-answer.ts';

type Sdk = typeof sdk;
type Command<Name extends CognitoAction> = InstanceType<Sdk[`${Name}Command`]>;
type Input<Name extends CognitoAction> = Command<Name>['input'];
type Output<Name extends CognitoAction> =
  ReturnType<Command<Name>['resolveMiddleware']> extends (
    ...call: never[]
  ) => Promise<{ output: infer SdkOutput }>
    ? SdkOutput
    : never;

/**
 * Operations as the SDK types them: what it sends comes in, what it reads goes out. An operation that
 * the route table grants and nobody answers here does not compile.
 */
export type CognitoOperations<Name extends CognitoAction = CognitoAction> = {
  readonly [One in Name]: (input: Input<One>) => Promise<WireAnswer<Output<One>>>;
};
