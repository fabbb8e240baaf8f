import type * as sdk from '@aws-sdk/client-cognito-identity-provider';
import type { CognitoAction } from '@thali/functions/routes/route-types';

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
 * Operations with the SDK's types for input and output. If the route table grants an operation, the
 * stand-in does not compile without it.
 */
export type CognitoOperations<Name extends CognitoAction = CognitoAction> = {
  readonly [One in Name]: (input: Input<One>) => Promise<WireAnswer<Output<One>>>;
};

/** The SDK's output on the wire. Dates are epoch seconds, and the SDK adds `$metadata` itself. */
export type WireAnswer<Output> = {
  [Key in keyof Output as Exclude<Key, '$metadata'>]: Wire<Output[Key]>;
};

type Wire<Value> = Value extends Date
  ? number
  : Value extends readonly (infer Element)[]
    ? Wire<Element>[]
    : Value extends object
      ? { [Key in keyof Value]: Wire<Value[Key]> }
      : Value;
