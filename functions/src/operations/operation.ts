import type * as z from 'zod/mini';

export type Shape = Record<string, z.ZodMiniType>;

/** A command for operators: its input, and its help for `npm run operate -- help`. */
export interface Operation<Fields extends Shape = Shape> {
  summary: string;
  /** Strict: refuses unknown fields. */
  input: z.ZodMiniObject<Fields, z.core.$strict>;
  help: { readonly [Name in keyof Fields]: string };
  /** The operator gives exactly one of these fields. */
  oneOf?: readonly (keyof Fields & string)[];
  /** Whether the operation cannot be undone. */
  isDestructive?: boolean;
}

export type OperationInput<Command extends Operation> = z.output<Command['input']>;

export class InputRefused extends Error {
  override readonly name = 'InputRefused';
}

/** An identity function that lets the compiler infer the fields. */
export function defineOperation<Fields extends Shape>(
  operation: Operation<Fields>,
): Operation<Fields> {
  return operation;
}

/**
 * Checks an operator's input. The error explains the problems in plain words.
 * @param values the values by field name; may also contain the name of the operation as `job`
 * @param nameOf returns the operator's name of a field, such as `--email`
 * @throws InputRefused
 */
export function parseInput<Fields extends Shape>(
  operation: Operation<Fields>,
  values: unknown,
  nameOf: (field: string) => string = (field) => field,
): z.output<z.ZodMiniObject<Fields, z.core.$strict>> {
  const { job: _, ...fields }: Record<string, unknown> = Object(values);
  const { success, data, error } = operation.input.safeParse(fields);
  if (!success) throw invalidInput(error.issues.map((issue) => describeIssue(issue, nameOf)));
  const { oneOf } = operation;
  if (oneOf && oneOf.filter((name) => fields[name] !== undefined).length !== 1) {
    throw invalidInput([`give exactly one of ${oneOf.map(nameOf).join(', ')}`]);
  }
  return data;
}

function invalidInput(problems: readonly string[]): InputRefused {
  return new InputRefused(`The input is not right: ${problems.join('; ')}`);
}

function describeIssue(issue: z.core.$ZodIssue, nameOf: (field: string) => string): string {
  if (issue.code === 'unrecognized_keys') return `there is no ${issue.keys.join(', ')}`;
  return `${nameOf(issue.path.join('.'))}: ${issue.message}`;
}
