import type * as z from 'zod/mini';

export type Shape = Record<string, z.ZodMiniType>;

/** A command of the operator's: what it takes, and what `npm run operate -- help` says of it. */
export interface Operation<Fields extends Shape = Shape> {
  summary: string;
  /** Strict: a name that it does not know is refused. */
  input: z.ZodMiniObject<Fields, z.core.$strict>;
  help: { readonly [Name in keyof Fields]: string };
  /** Fields of which exactly one is given. */
  oneOf?: readonly (keyof Fields & string)[];
  /** What it does can't be taken back. */
  isDestructive?: boolean;
}

export type OperationInput<One extends Operation> = z.output<One['input']>;

/** An operator gave what the command does not take. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
}

/** Helps the compiler to know the fields of a contract. */
export function defineOperation<Fields extends Shape>(
  operation: Operation<Fields>,
): Operation<Fields> {
  return operation;
}

/**
 * What an operator gave, or in plain words what is wrong with it.
 * @param given  by the names of the contract's fields; `job`, which names the command itself, is left out
 * @param nameOf  what a field is called where it was given
 * @throws InputRefused
 */
export function parseInput<Fields extends Shape>(
  operation: Operation<Fields>,
  given: unknown,
  nameOf: (field: string) => string = (field) => field,
): z.output<z.ZodMiniObject<Fields, z.core.$strict>> {
  const { job: _, ...fields }: Record<string, unknown> = Object(given);
  const { success, data, error } = operation.input.safeParse(fields);
  if (!success) throw refused(error.issues.map((issue) => said(issue, nameOf)));
  const { oneOf } = operation;
  if (oneOf && oneOf.filter((name) => fields[name] !== undefined).length !== 1) {
    throw refused([`give exactly one of ${oneOf.map(nameOf).join(', ')}`]);
  }
  return data;
}

function refused(problems: readonly string[]): InputRefused {
  return new InputRefused(`The input is not right: ${problems.join('; ')}`);
}

function said(issue: z.core.$ZodIssue, nameOf: (field: string) => string): string {
  if (issue.code === 'unrecognized_keys') return `there is no ${issue.keys.join(', ')}`;
  return `${nameOf(issue.path.join('.'))}: ${issue.message}`;
}
