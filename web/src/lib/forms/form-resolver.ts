import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { HttpContract } from '@thali/shared/http/http-contract';
import { type FieldErrors, type FieldValues, type Path, type Resolver, set } from 'react-hook-form';

/** Messages by field. A field in a list has a path such as `choices.0.name`. */
export type Problems<Values extends FieldValues> = { [Field in Path<Values>]?: string | undefined };

/** The zod schema of a contract's body. */
export type BodySchema = NonNullable<HttpContract['request']['body']>;

export interface FormChecks<Values extends FieldValues, Sent> {
  /** Builds the body from the fields. Default: the fields are the body. */
  toBody?: ((values: Values) => Sent) | undefined;
  /** Maps a path in the body to the name of its field, if the names differ. */
  fieldOf?: ((path: string) => string) | undefined;
  /** Further checks of the screen. Their messages replace the messages of the contract. */
  check?: ((values: Values) => Problems<Values> | undefined) | undefined;
  /** Shows only the first problem, until a field changes. Otherwise each field shows its own problem. */
  showsOneProblem?: boolean | undefined;
}

/** Checks the body of a form with its schema, if it has one, and with the screen's own check. */
export function formResolver<Values extends FieldValues, Sent, Checked>(
  schema: BodySchema | undefined,
  { toBody, fieldOf = (path) => path, check, showsOneProblem }: FormChecks<Values, Sent>,
): Resolver<Values, unknown, { body: Checked }> {
  const resolveBody: Resolver<FieldValues, unknown, FieldValues> = schema
    ? standardSchemaResolver<FieldValues, unknown, FieldValues>(schema as never)
    : (values) => ({ values, errors: {} });
  return async (values, context, options) => {
    const body = toBody ? toBody(values) : values;
    const result = await resolveBody(body as FieldValues, context, options as never);
    const messages = messagesOf(result.errors).map(([path, message]) => [fieldOf(path), message]);
    const screenProblems = Object.entries(check?.(values) ?? {}).filter(([, message]) => message);
    const visibleProblems = showsOneProblem
      ? [...screenProblems, ...messages].slice(0, 1)
      : [...messages, ...screenProblems];
    const errors: FieldErrors = {};
    for (const [field, message] of visibleProblems) set(errors, field, { type: 'check', message });
    return visibleProblems.length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values: { body: result.values as Checked }, errors: {} };
  };
}

/** The first problem that no field shows, such as a meal that overlaps another meal. */
export function problemWithoutField(errors: FieldErrors, values: FieldValues): string | undefined {
  const [, message] =
    messagesOf(errors).find(([path]) => !(String(path.split('.')[0]) in values)) ?? [];
  return message;
}

/** The messages of nested errors, each with its path. A list's own message comes before its entries' messages. */
function messagesOf(errors: object, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const fieldPath = path + key;
    const nestedMessages = messagesOf(error, `${fieldPath}.`);
    return typeof error.message === 'string'
      ? [[fieldPath, error.message], ...nestedMessages]
      : nestedMessages;
  });
}
