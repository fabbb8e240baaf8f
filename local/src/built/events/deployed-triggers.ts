import type { CognitoTrigger } from '@thali/functions/routes/route-types';
import { shapeAt, textAt } from '../../shape.ts';
import { userPoolArn } from '../../stand-ins/cognito/user-pool.ts';
import type { Invocable } from '../functions/invocable.ts';
import type { Assembly } from '../template/read-assembly.ts';

const known: Record<string, CognitoTrigger['trigger']> = {
  DefineAuthChallenge: 'defineAuthChallenge',
  CreateAuthChallenge: 'createAuthChallenge',
  VerifyAuthChallengeResponse: 'verifyAuthChallengeResponse',
};

/**
 * The functions that the user pool asks.
 * @throws Error when the pool may not call one of them
 */
export function deployedTriggers(assembly: Assembly, functions: Invocable): CognitoTrigger[] {
  const pool = assembly.theOnly('AWS::Cognito::UserPool');
  const config = shapeAt(pool.properties, 'LambdaConfig');
  return Object.keys(config).map((name) => {
    const trigger = known[name];
    if (!trigger) throw new Error(`The local user pool has no trigger ${name}`);
    const target = textAt(config, name);
    return {
      trigger,
      fn: functions.byService(target, 'cognito-idp.amazonaws.com', userPoolArn),
      access: {},
    };
  });
}
