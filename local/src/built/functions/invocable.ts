import type { FunctionName } from '@thali/functions/routes/route-types';
import { isAllowed, matchesWildcard, statementsOf } from '../../access/statements.ts';
import type { Assembly } from '../template/read-assembly.ts';
import type { DeployedFunction } from './deployed-functions.ts';

/** Resolves a target of the template to its function, if the caller may invoke it on AWS. */
export interface Invocable {
  /**
   * Resolves a target for a service that invokes functions itself.
   * @throws Error if no permission of the function allows it
   */
  resolveForService(target: string, service: string, source: string): FunctionName;
  /**
   * Resolves a target for a service that assumes a role.
   * @throws Error if the role does not allow it
   */
  resolveForRole(target: string, roleArn: string): FunctionName;
  /** Resolves a target for a source that Lambda polls with the role of the function. */
  resolveForPolling(target: string): DeployedFunction;
}

export function invocable(assembly: Assembly, functions: readonly DeployedFunction[]): Invocable {
  const permissions = assembly
    .ofType('AWS::Lambda::Permission')
    .map(({ properties }) => properties);

  function find(target: string): DeployedFunction {
    // The URI of an integration contains the ARN.
    const found = functions.find(
      ({ arn, physicalName }) =>
        target === arn || target === physicalName || target.includes(`/functions/${arn}/`),
    );
    if (!found) throw new Error(`The template has no function ${target}`);
    return found;
  }

  return {
    resolveForService: (target, service, source) => {
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
    resolveForRole: (target, roleArn) => {
      const { arn, name } = find(target);
      const role = assembly
        .ofType('AWS::IAM::Role')
        .find(({ ref }) => roleArn.endsWith(`:role/${ref}`));
      const request = { action: 'lambda:InvokeFunction', resource: arn };
      if (role && isAllowed(statementsOf(assembly, role), request)) return name;
      throw new Error(`The role ${roleArn} may not invoke '${name}'`);
    },
    resolveForPolling: find,
  };
}
