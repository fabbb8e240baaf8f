import type { CognitoTrigger } from '@thali/functions/routes/route-types';
import { objectAt, textAt } from '../json-object.ts';
import { userPoolArn } from '../stand-ins/cognito/user-pool.ts';
import { type Distribution, deployedDistribution } from './edge/deployed-distribution.ts';
import { deployedConsumers, deployedQueues } from './events/deployed-mappings.ts';
import { type DeployedApi, deployedApi } from './events/deployed-routes.ts';
import { deployedSchedules } from './events/deployed-schedules.ts';
import { deployedFunctions } from './functions/deployed-functions.ts';
import { type Invocable, invocable } from './functions/invocable.ts';
import { type Assembly, type LocalResources, readAssembly } from './template/read-assembly.ts';

export type Deployment = ReturnType<typeof readDeployment>;

/**
 * Reads the wiring of a deployment from its templates.
 * @throws Error for wiring that a deployment would refuse, or that would fail later
 */
export function readDeployment(cdkOut: string, local: LocalResources) {
  const assembly: Assembly = readAssembly(cdkOut, local);
  const functions = deployedFunctions(assembly);
  const callable = invocable(assembly, functions);
  const names = functions.map(({ name }) => name);
  const http: DeployedApi = deployedApi(assembly, 'HTTP', callable);
  const sockets: DeployedApi = deployedApi(assembly, 'WEBSOCKET', callable);
  const distribution: Distribution = deployedDistribution(assembly);
  return {
    assembly,
    functions,
    http,
    sockets,
    distribution,
    consumers: deployedConsumers(assembly, callable),
    queues: deployedQueues(assembly, callable),
    schedules: deployedSchedules(assembly, callable, names),
    triggers: deployedTriggers(assembly, callable),
  };
}

const triggerNames: Record<string, CognitoTrigger['trigger']> = {
  DefineAuthChallenge: 'defineAuthChallenge',
  CreateAuthChallenge: 'createAuthChallenge',
  VerifyAuthChallengeResponse: 'verifyAuthChallengeResponse',
};

/**
 * The trigger functions of the user pool.
 * @throws Error if the pool may not invoke one of them
 */
function deployedTriggers(assembly: Assembly, functions: Invocable): CognitoTrigger[] {
  const pool = assembly.onlyResource('AWS::Cognito::UserPool');
  const config = objectAt(pool.properties, 'LambdaConfig');
  return Object.keys(config).map((name) => {
    const trigger = triggerNames[name];
    if (!trigger) throw new Error(`The local user pool has no trigger ${name}`);
    const target = textAt(config, name);
    return {
      trigger,
      fn: functions.resolveForService(target, 'cognito-idp.amazonaws.com', userPoolArn),
      access: {},
    };
  });
}
