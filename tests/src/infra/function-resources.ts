import type { FunctionName } from '@thali/functions/routes/route-types';
import { policyOf } from '@thali/local/access/statements';
import { type JsonObject, textsAt, toJsonObject } from '@thali/local/json-object';
import { ofType, type Resource, type Synthesized } from './synthesize.ts';

/** The Lambda functions of the route table, by their service name in the log. */
export function lambdasOf(platform: Synthesized): Map<string, { id: string; resource: Resource }> {
  const namedLambdas = ofType(platform.all, 'AWS::Lambda::Function').flatMap(([id, resource]) => {
    const name = environmentIn(resource).POWERTOOLS_SERVICE_NAME;
    return typeof name === 'string' ? [[name, { id, resource }] as const] : [];
  });
  return new Map(namedLambdas);
}

/** @throws Error if the templates have no Lambda for the function */
export function lambdaOf(
  platform: Synthesized,
  fn: FunctionName,
): { id: string; resource: Resource } {
  const lambda = lambdasOf(platform).get(fn);
  if (!lambda) throw new Error(`No Lambda for ${fn}`);
  return lambda;
}

export function environmentIn({ Properties }: Resource): Record<string, unknown> {
  const environment = Properties.Environment as { Variables: Record<string, unknown> };
  return environment?.Variables ?? {};
}

/** All grants of a function's role. See `grantsOf`. */
export function grantsOfFunction(platform: Synthesized, fn: FunctionName): string[] {
  return grantsOf(platform, roleIdOf(platform, lambdaOf(platform, fn).resource));
}

/** All grants of a role: `action resource`, with ` if {condition}` for a conditional grant. */
export function grantsOf(platform: Synthesized, roleId: string): string[] {
  const role = platform.all[roleId];
  if (role?.Type !== 'AWS::IAM::Role') throw new Error(`No role ${roleId}`);
  const policies = resolvedPolicies.get(platform.all) ?? policiesOf(platform);
  resolvedPolicies.set(platform.all, policies);
  const properties = toJsonObject(platform.resolve(role.Properties), roleId);
  return linesOf(policyOf({ ofType: () => policies }, { ref: `<${roleId}>`, properties }));
}

const resolvedPolicies = new WeakMap<Synthesized['all'], { properties: JsonObject }[]>();

function policiesOf(platform: Synthesized): { properties: JsonObject }[] {
  return ofType(platform.all, 'AWS::IAM::Policy').map(([id, { Properties }]) => ({
    properties: toJsonObject(platform.resolve(Properties), id),
  }));
}

/** IAM statements in the format of `grantsOf`. */
export function linesOf(statements: readonly JsonObject[]): string[] {
  return statements
    .flatMap((statement) => {
      if (statement.Effect !== 'Allow') throw new Error(`Unexpected effect ${statement.Effect}`);
      const condition = statement.Condition ? ` if ${JSON.stringify(statement.Condition)}` : '';
      return textsAt(statement, 'Action').flatMap((action) =>
        textsAt(statement, 'Resource').map((resource) => `${action} ${resource}${condition}`),
      );
    })
    .sort();
}

/** The logical id of a function's role. */
export function roleIdOf(platform: Synthesized, { Properties }: Resource): string {
  return platform.render(Properties.Role).replace(/^<(.*)\.Arn>$/, '$1');
}
