import { matchesWildcard } from '../../lambda/matches-wildcard.ts';
import type { Assembly, Resource } from '../template/read-assembly.ts';
import { isShape, type Shape, shapeAt, shapesAt, textsAt } from '../template/shape.ts';

/** One thing that somebody asks AWS to do. */
export interface Wanted {
  action: string;
  resource: string;
  /** Partition keys that a call to DynamoDB names. */
  leadingKeys?: readonly string[];
  /** Names in the encryption context of a call to KMS. */
  contextKeys?: readonly string[];
  /** The address that an e-mail comes from. */
  fromAddress?: string;
}

interface KeyRule {
  /** Of which each key must match one. */
  patterns: readonly string[];
  /** Whether there must be one at all. */
  isNeeded: boolean;
}

export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: readonly string[];
  resources: readonly string[];
  leadingKeys: KeyRule | undefined;
  contextKeys: KeyRule | undefined;
  /** The only addresses that e-mail may come from. */
  fromAddresses: readonly string[] | undefined;
}

/** All that a role's policies say. */
export function statementsOf(assembly: Pick<Assembly, 'ofType'>, role: Resource): Statement[] {
  const attached = assembly
    .ofType('AWS::IAM::Policy')
    .filter(({ properties }) => textsAt(properties, 'Roles').includes(role.ref));
  return [...attached.map(({ properties }) => properties), ...shapesAt(role.properties, 'Policies')]
    .flatMap((policy) => shapesAt(shapeAt(policy, 'PolicyDocument'), 'Statement'))
    .map(readStatement);
}

/** Whether the statements allow it, by the rules of IAM: one that denies outweighs all others. */
export function isAllowed(statements: readonly Statement[], wanted: Wanted): boolean {
  const fitting = statements.filter((statement) => fits(statement, wanted));
  return (
    fitting.some(({ effect }) => effect === 'Allow') &&
    !fitting.some(({ effect }) => effect === 'Deny')
  );
}

function fits(
  { actions, resources, leadingKeys, contextKeys, fromAddresses }: Statement,
  wanted: Wanted,
): boolean {
  return (
    // IAM minds no case in actions.
    actions.some((one) => matchesWildcard(one.toLowerCase(), wanted.action.toLowerCase())) &&
    resources.some((one) => matchesWildcard(one, wanted.resource)) &&
    (leadingKeys === undefined || keepsTo(leadingKeys, wanted.leadingKeys ?? [])) &&
    (contextKeys === undefined || keepsTo(contextKeys, wanted.contextKeys ?? [])) &&
    (fromAddresses === undefined || fromAddresses.includes(wanted.fromAddress ?? ''))
  );
}

/** As ForAllValues has it: a call that names no key breaks no rule about keys. */
function keepsTo({ patterns, isNeeded }: KeyRule, keys: readonly string[]): boolean {
  if (keys.length === 0) return !isNeeded;
  return keys.every((key) => patterns.some((pattern) => matchesWildcard(pattern, key)));
}

function readStatement(statement: Shape): Statement {
  const { Effect, NotAction, NotResource, Condition } = statement;
  if (Effect !== 'Allow' && Effect !== 'Deny') throw new Error(`A statement that says ${Effect}`);
  if (NotAction !== undefined || NotResource !== undefined) {
    throw new Error('The local platform knows no NotAction and no NotResource');
  }
  return {
    effect: Effect,
    actions: textsAt(statement, 'Action'),
    resources: textsAt(statement, 'Resource'),
    ...conditionsOf(Condition),
  };
}

type Conditions = Pick<Statement, 'leadingKeys' | 'contextKeys' | 'fromAddresses'>;

const unconditional: Conditions = {
  leadingKeys: undefined,
  contextKeys: undefined,
  fromAddresses: undefined,
};

function conditionsOf(condition: unknown): Conditions {
  if (!isShape(condition)) return unconditional;
  const { StringEquals } = condition;
  if (Object.keys(condition).length === 1 && isShape(StringEquals)) {
    if (Object.keys(StringEquals).join() !== 'ses:FromAddress') throw unjudged(condition);
    return { ...unconditional, fromAddresses: textsAt(StringEquals, 'ses:FromAddress') };
  }
  return JSON.stringify(condition).includes('kms:')
    ? { ...unconditional, contextKeys: keyRuleOf(condition, 'kms:EncryptionContextKeys') }
    : { ...unconditional, leadingKeys: keyRuleOf(condition, 'dynamodb:LeadingKeys') };
}

/** @throws Error for a condition that nothing here can judge: taking it as met would prove nothing */
function keyRuleOf(condition: Shape, name: string): KeyRule {
  const rule = { patterns: ['*'], isNeeded: false };
  for (const [operator, keys] of Object.entries(condition)) {
    const names = isShape(keys) ? Object.keys(keys).join() : '';
    const values = isShape(keys) ? textsAt(keys, name) : [];
    if (names !== name) throw unjudged(condition);
    if (/^ForAllValues:String(Like|Equals)$/.test(operator)) rule.patterns = values;
    else if (operator === 'Null' && values.join() === 'false') rule.isNeeded = true;
    else throw unjudged(condition);
  }
  return rule;
}

function unjudged(condition: Shape): Error {
  return new Error(`The local platform can't judge the condition ${JSON.stringify(condition)}`);
}
