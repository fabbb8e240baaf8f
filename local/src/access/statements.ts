import { isJsonObject, type JsonObject, objectAt, objectsAt, textsAt } from '../json-object.ts';

/** One AWS action on one resource, with its context. */
export interface AccessRequest {
  action: string;
  resource: string;
  /** Values for the conditions of a policy. */
  context?: Partial<Record<ConditionKey, readonly string[]>>;
}

/** Context values: partition keys of DynamoDB, names in an encryption context, and the sender of an e-mail. */
const conditionKeys = [
  'dynamodb:LeadingKeys',
  'kms:EncryptionContextKeys',
  'ses:FromAddress',
] as const;
type ConditionKey = (typeof conditionKeys)[number];

type Condition = (context: NonNullable<AccessRequest['context']>) => boolean;

export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: readonly string[];
  resources: readonly string[];
  conditions: readonly Condition[];
}

/** The policies of a template, which attach to roles. */
interface Policies {
  ofType(type: 'AWS::IAM::Policy'): { properties: JsonObject }[];
}
interface Role {
  ref: string;
  properties: JsonObject;
}

/** All statements of a role's policies, as IAM JSON. */
export function policyOf(policies: Policies, role: Role): JsonObject[] {
  const attached = policies
    .ofType('AWS::IAM::Policy')
    .map(({ properties }) => properties)
    .filter((properties) => textsAt(properties, 'Roles').includes(role.ref));
  return [...attached, ...objectsAt(role.properties, 'Policies')].flatMap((policy) =>
    objectsAt(objectAt(policy, 'PolicyDocument'), 'Statement'),
  );
}

/** All permissions of a role. */
export function statementsOf(policies: Policies, role: Role): Statement[] {
  return policyOf(policies, role).map(readStatement);
}

/**
 * Reads a statement of an IAM policy.
 * @throws Error for an unsupported element
 */
export function readStatement(statement: JsonObject): Statement {
  const { Effect, NotAction, NotResource, Condition } = statement;
  if (Effect !== 'Allow' && Effect !== 'Deny')
    throw new Error(`A policy statement has the effect ${Effect}`);
  if (NotAction !== undefined || NotResource !== undefined) {
    throw new Error('The local platform does not support NotAction or NotResource');
  }
  return {
    effect: Effect,
    actions: textsAt(statement, 'Action'),
    resources: textsAt(statement, 'Resource'),
    conditions: isJsonObject(Condition) ? conditionsOf(Condition) : [],
  };
}

/** Whether the statements allow a request, by the rules of IAM: a Deny overrides every Allow. */
export function isAllowed(statements: readonly Statement[], request: AccessRequest): boolean {
  const matching = statements.filter((statement) => matchesRequest(statement, request));
  return (
    matching.some(({ effect }) => effect === 'Allow') &&
    !matching.some(({ effect }) => effect === 'Deny')
  );
}

function matchesRequest(
  { actions, resources, conditions }: Statement,
  request: AccessRequest,
): boolean {
  return (
    // IAM ignores the case of actions.
    actions.some((action) => matchesWildcard(action.toLowerCase(), request.action.toLowerCase())) &&
    resources.some((resource) => matchesWildcard(resource, request.resource)) &&
    conditions.every((isMet) => isMet(request.context ?? {}))
  );
}

/** Matches a text against an IAM pattern: `*` is any characters, `?` is one. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(text);
}

/** The IAM condition operators. */
const operators: Record<string, (expected: string[], actual: readonly string[]) => boolean> = {
  StringEquals: (expected, actual) => actual.some((value) => expected.includes(value)),
  // With ForAllValues, IAM also accepts a request without values. Only a `Null` condition refuses such a request.
  'ForAllValues:StringEquals': (expected, actual) =>
    actual.every((value) => expected.includes(value)),
  'ForAllValues:StringLike': (expected, actual) =>
    actual.every((value) => expected.some((pattern) => matchesWildcard(pattern, value))),
  Null: (expected, actual) => expected.includes(String(actual.length === 0)),
};

function conditionsOf(condition: JsonObject): Condition[] {
  return Object.keys(condition).flatMap((operator) => {
    const isMet = operators[operator];
    const keys = objectAt(condition, operator);
    return Object.keys(keys).map((key): Condition => {
      if (!isMet || !isConditionKey(key)) {
        throw new Error(
          `The local platform does not support the condition ${JSON.stringify(condition)}`,
        );
      }
      const expected = textsAt(keys, key);
      return (context) => isMet(expected, context[key] ?? []);
    });
  });
}

function isConditionKey(key: string): key is ConditionKey {
  return conditionKeys.some((conditionKey) => conditionKey === key);
}
