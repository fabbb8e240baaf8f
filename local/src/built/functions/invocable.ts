import type { FunctionName } from '@thali/functions/routes/route-types';
import { isAllowed, matchesWildcard, statementsOf } from '../../access/statements.ts';
import type { Assembly } from '../template/read-assembly.ts';
import type { DeployedFunction } from './deployed-functions.ts';

/** Leads from what a template says to the function that is meant, if AWS would let the caller call it. */
export interface Invocable {
  /**
   * For a service that calls functions on its own behalf.
   * @throws Error when no permission of the function lets it
   */
  byService(target: string, service: string, source: string): FunctionName;
  /**
   * For a service that takes on a role.
   * @throws Error when the role may not
   */
  byRole(target: string, roleArn: string): FunctionName;
  /** For what a function's own role fetches. */
  byName(target: string): DeployedFunction;
}

export function invocable(assembly: Assembly, functions: readonly DeployedFunction[]): Invocable {
  const permissions = assembly
    .ofType('AWS::Lambda::Permission')
    .map(({ properties }) => properties);

  function find(target: string): DeployedFunction {
    // An integration names the function by an address that holds its ARN.
    const found = functions.find(
      ({ arn, physicalName }) =>
        target === arn || target === physicalName || target.includes(`/functions/${arn}/`),
    );
    if (!found) throw new Error(`Nothing in the template is ${target}`);
    return found;
  }

  return {
    byService: (target, service, source) => {
      const { arn, physicalName, name } = find(target);
      const isPermitted = permissions.some(
        ({ FunctionName, Principal, SourceArn }) =>
          (FunctionName === arn || FunctionName === physicalName) &&
          Principal === service &&
          (SourceArn === undefined || matchesWildcard(String(SourceArn), source)),
      );
      if (isPermitted) return name;
      throw new Error(`The template does not permit ${service} to invoke '${name}' for ${source}`);
    },
    byRole: (target, roleArn) => {
      const { arn, name } = find(target);
      const role = assembly
        .ofType('AWS::IAM::Role')
        .find(({ ref }) => roleArn.endsWith(`:role/${ref}`));
      const wanted = { action: 'lambda:InvokeFunction', resource: arn };
      if (role && isAllowed(statementsOf(assembly, role), wanted)) return name;
      throw new Error(`The role ${roleArn} may not invoke '${name}'`);
    },
    byName: find,
  };
}
