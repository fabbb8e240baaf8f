import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { toCamelKey } from '@thali/shared/http/camel-keys';
import type { HttpContract, InputOf, SentOf } from '@thali/shared/http/http-contract';
import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';

/** The part of a contract that a form needs. */
interface FormContract {
  request: { body: NonNullable<HttpContract['request']['body']> };
}

type SentBody<C extends FormContract> = SentOf<C>['body'];
type CheckedBody<C extends FormContract> = InputOf<C>['body'];

/** Messages by field; within a list as `choices.0.name`. */
export type Problems<Values extends FieldValues> = { [Field in Path<Values>]?: string | undefined };

interface ContractFormOptions<Values extends FieldValues, C extends FormContract, Answer> {
  defaultValues: Values;
  /** The body that the fields stand for; the fields' own values otherwise. */
  toBody?: (values: Values) => SentBody<C>;
  /** The field for a part of the body, where their names differ. */
  fieldOf?: (path: string) => string;
  /** Checks beyond the contract, and messages in the screen's own words. They win over the contract's. */
  check?: (values: Values) => Problems<Values>;
  /** Sends the checked body. */
  send: (body: CheckedBody<C>, values: Values) => Promise<Answer>;
  onSent?: (answer: Answer, values: Values) => void;
  onFailed?: (error: unknown) => void;
  /**
   * Says that the form failed, where the server gives no reason. A function words each failure, also of single fields.
   * Left out: `onFailed` says it.
   */
  failed?: string | ((error: unknown) => string);
  /** When a field is first checked: when the form is sent, or already when the field is left. */
  mode?: 'onSubmit' | 'onTouched';
  /** Fields that were not touched follow `defaultValues`. */
  followsDefaults?: boolean;
  /** False where a dialog asks about unsaved changes itself. */
  isGuarded?: boolean;
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  submit: (event?: { preventDefault(): void }) => void;
  isBusy: boolean;
  /** Why the form as a whole failed; problems of single fields are at the fields. */
  failure: string | undefined;
}

/**
 * A form over the body of a contract. It checks with the contract's own schema, sends once at a time, leads to the first
 * field with a problem, shows the server's `details` at their fields, and asks before unsaved changes are lost.
 */
export function useContractForm<Values extends FieldValues, C extends FormContract, Answer>(
  contract: C,
  options: ContractFormOptions<Values, C, Answer>,
): ContractForm<Values> {
  const { defaultValues, send, onSent, onFailed, failed, fieldOf, mode } = options;
  const { followsDefaults = false, isGuarded = true } = options;
  const form = useForm<Values, unknown, CheckedValues<C>>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(contract, options),
    ...(mode && { mode }),
    ...(followsDefaults && { values: defaultValues, resetOptions: { keepDirtyValues: true } }),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsaved(isGuarded && isDirty);

  const isSending = useRef(false);
  const handle = form.handleSubmit(async ({ body }) => {
    const values = form.getValues();
    try {
      const answer = await send(body, values);
      // What is sent is no longer unsaved; what was typed meanwhile stays.
      form.reset(values, { keepValues: true, keepFieldsRef: true });
      onSent?.(answer, values);
    } catch (error) {
      const isAtField = showServerDetails(form, error, fieldOf);
      if (typeof failed === 'function') form.setError('root', { message: failed(error) });
      else if (failed && !isAtField) {
        form.setError('root', { message: failureText(error, failed) });
      }
      onFailed?.(error);
    }
  });
  async function submitOnce() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await handle();
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...(form as unknown as UseFormReturn<Values>),
    submit(event) {
      event?.preventDefault();
      void submitOnce();
    },
    isBusy: isSubmitting,
    failure: errors.root?.message,
  };
}

interface CheckedValues<C extends FormContract> {
  body: CheckedBody<C>;
}

type ContractChecks<Values extends FieldValues, C extends FormContract> = Pick<
  ContractFormOptions<Values, C, unknown>,
  'toBody' | 'fieldOf' | 'check'
>;

function contractResolver<Values extends FieldValues, C extends FormContract>(
  { request }: C,
  { toBody, fieldOf = itself, check }: ContractChecks<Values, C>,
): Resolver<Values, unknown, CheckedValues<C>> {
  const resolveBody = standardSchemaResolver<FieldValues, unknown, FieldValues>(
    request.body as never,
  );
  return async (values, context, options) => {
    const body = toBody ? toBody(values) : values;
    const result = await resolveBody(body as FieldValues, context, options as never);
    const errors: FieldErrors = {};
    for (const [path, message] of messagesOf(result.errors)) {
      set(errors, fieldOf(path), { type: 'contract', message });
    }
    for (const [field, message] of Object.entries(check?.(values) ?? {})) {
      if (message) set(errors, field, { type: 'check', message });
    }
    if (Object.keys(errors).length > 0)
      return { values: {}, errors: errors as FieldErrors<Values> };
    return { values: { body: result.values as CheckedBody<C> }, errors: {} };
  };
}

/** The messages of nested errors, each with its path; one of a list comes before those within it. */
function messagesOf(errors: object, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const at = path + key;
    const within = messagesOf(error, `${at}.`);
    return typeof error.message === 'string' ? [[at, error.message], ...within] : within;
  });
}

function itself(path: string): string {
  return path;
}

/** Shows the server's problems at their fields. @returns whether there is such a field */
function showServerDetails<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  fieldOf = itself,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const values = form.getValues();
  let isShown = false;
  for (const { path, message } of error.details) {
    const parts = path.split('.').map(toCamelKey);
    const names = [parts.join('.'), String(parts[0])].map(fieldOf);
    const field = names.find((name) => get(values, name) !== undefined);
    if (!field) continue;
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}
