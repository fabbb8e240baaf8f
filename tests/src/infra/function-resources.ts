import { ofType, type Resource, type Synthesized } from './synthesize.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: object;
}

/** The Lambda functions of the route table, by the name that their log carries. */
export function lambdasOf(platform: Synthesized): Map<string, { id: string; resource: Resource }> {
  const named = ofType(platform.all, 'AWS::Lambda::Function').flatMap(([id, resource]) => {
    const name = environmentIn(resource).POWERTOOLS_SERVICE_NAME;
    return typeof name === 'string' ? [[name, { id, resource }] as const] : [];
  });
  return new Map(named);
}

export function environmentIn({ Properties }: Resource): Record<string, unknown> {
  const environment = Properties.Environment as { Variables: Record<string, unknown> };
  return environment?.Variables ?? {};
}

/** All that a role may do, one `action resource` each, with ` if ` and the condition where there is one. */
export function grantsOf(platform: Synthesized, roleId: string): string[] {
  return ofType(platform.all, 'AWS::IAM::Policy')
    .filter(([, policy]) => platform.render(list(policy.Properties.Roles)[0]) === `<${roleId}>`)
    .flatMap(([, policy]) => {
      const document = policy.Properties.PolicyDocument as { Statement: Statement[] };
      return document.Statement;
    })
    .flatMap(({ Effect, Action, Resource, Condition }) =>
      list(Action).flatMap((action) =>
        list(Resource).map((on) => {
          if (Effect !== 'Allow') throw new Error(`A statement that says ${Effect}`);
          const condition = Condition ? ` if ${JSON.stringify(Condition)}` : '';
          return `${action} ${platform.render(on)}${condition}`;
        }),
      ),
    )
    .sort();
}

/** The logical id of the role that a function runs as. */
export function roleIdOf(platform: Synthesized, { Properties }: Resource): string {
  return platform.render(Properties.Role).replace(/^<(.*)\.Arn>$/, '$1');
}

function list<T>(value: T | T[]): T[] {
  return Array.isArray(value) ? value : [value];
}
