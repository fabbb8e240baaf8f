import { isShape, type Shape, shapeAt, shapesAt, textsAt } from '../shape.ts';

/** One thing that somebody asks AWS to do. */
export interface Wanted {
  action: string;
  resource: string;
  /** The values that the call carries for conditions. */
  context?: Partial<Record<ConditionKey, readonly string[]>>;
}

/** Partition keys of a call to DynamoDB, names in an encryption context, and the address that an e-mail comes from. */
const conditionKeys = [
  'dynamodb:LeadingKeys',
  'kms:EncryptionContextKeys',
  'ses:FromAddress',
] as const;
type ConditionKey = (typeof conditionKeys)[number];

type Condition = (context: NonNullable<Wanted['context']>) => boolean;

export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: readonly string[];
  resources: readonly string[];
  conditions: readonly Condition[];
}

/** A role of a template, and the policies beside it. */
interface Policies {
  ofType(type: 'AWS::IAM::Policy'): { properties: Shape }[];
}
interface Role {
  ref: string;
  properties: Shape;
}

/** All that a role's policies say, in IAM's own JSON. */
export function policyOf(policies: Policies, role: Role): Shape[] {
  const attached = policies
    .ofType('AWS::IAM::Policy')
    .map(({ properties }) => properties)
    .filter((properties) => textsAt(properties, 'Roles').includes(role.ref));
  return [...attached, ...shapesAt(role.properties, 'Policies')].flatMap((policy) =>
    shapesAt(shapeAt(policy, 'PolicyDocument'), 'Statement'),
  );
}

/** All that a role may do. */
export function statementsOf(policies: Policies, role: Role): Statement[] {
  return policyOf(policies, role).map(readStatement);
}

/**
 * Reads a statement of an IAM policy.
 * @throws Error for a part that nothing here can judge
 */
export function readStatement(statement: Shape): Statement {
  const { Effect, NotAction, NotResource, Condition } = statement;
  if (Effect !== 'Allow' && Effect !== 'Deny') throw new Error(`A statement that says ${Effect}`);
  if (NotAction !== undefined || NotResource !== undefined) {
    throw new Error('The local platform knows no NotAction and no NotResource');
  }
  return {
    effect: Effect,
    actions: textsAt(statement, 'Action'),
    resources: textsAt(statement, 'Resource'),
    conditions: isShape(Condition) ? conditionsOf(Condition) : [],
  };
}

/** Whether the statements allow it, by the rules of IAM: a denial outweighs all others. */
export function isAllowed(statements: readonly Statement[], wanted: Wanted): boolean {
  const fitting = statements.filter((statement) => fits(statement, wanted));
  return (
    fitting.some(({ effect }) => effect === 'Allow') &&
    !fitting.some(({ effect }) => effect === 'Deny')
  );
}

function fits({ actions, resources, conditions }: Statement, wanted: Wanted): boolean {
  return (
    // IAM ignores the case of actions.
    actions.some((one) => matchesWildcard(one.toLowerCase(), wanted.action.toLowerCase())) &&
    resources.some((one) => matchesWildcard(one, wanted.resource)) &&
    conditions.every((isMet) => isMet(wanted.context ?? {}))
  );
}

/** Whether a text fits a pattern of IAM: a star matches any characters, a question mark one. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(text);
}

/** What each operator makes of its values in the policy and in the call. */
const operators: Record<string, (expected: string[], given: readonly string[]) => boolean> = {
  StringEquals: (expected, given) => given.some((value) => expected.includes(value)),
  // IAM takes a call without any value for met; `Null` is there to refuse it.
  'ForAllValues:StringEquals': (expected, given) =>
    given.every((value) => expected.includes(value)),
  'ForAllValues:StringLike': (expected, given) =>
    given.every((value) => expected.some((pattern) => matchesWildcard(pattern, value))),
  Null: (expected, given) => expected.includes(String(given.length === 0)),
};

function conditionsOf(condition: Shape): Condition[] {
  return Object.keys(condition).flatMap((operator) => {
    const isMet = operators[operator];
    const keys = shapeAt(condition, operator);
    return Object.keys(keys).map((key): Condition => {
      if (!isMet || !isConditionKey(key)) {
        throw new Error(
          `The local platform can't judge the condition ${JSON.stringify(condition)}`,
        );
      }
      const expected = textsAt(keys, key);
      return (context) => isMet(expected, context[key] ?? []);
    });
  });
}

function isConditionKey(key: string): key is ConditionKey {
  return conditionKeys.some((one) => one === key);
}
