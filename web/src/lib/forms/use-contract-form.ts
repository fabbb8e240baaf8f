import type { ClientRequestOf, InputOf } from '@thali/shared/http/http-contract';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { failureText } from '../api/failure-text.ts';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import {
  type BodySchema,
  type FormChecks,
  formResolver,
  type Problems,
  problemWithoutField,
} from './form-resolver.ts';
import { showServerDetails } from './server-details.ts';

export type { Problems };

/** The fields of a contract that a form needs. */
interface FormContract {
  request: { body: BodySchema };
}

type SentBody<C extends FormContract> = ClientRequestOf<C>['body'];
type CheckedBody<C extends FormContract> = InputOf<C>['body'];

interface FormOptions<Values extends FieldValues, Sent, Checked, Answer>
  extends FormChecks<Values, Sent> {
  defaultValues: Values;
  /** Sends the checked body. */
  send: (body: Checked, values: Values) => Promise<Answer>;
  onSent?: (answer: Answer, values: Values) => void;
  onFailed?: (error: unknown, values: Values) => void;
  /** Gets the first problem of an invalid form, for a screen that shows it elsewhere. */
  onProblem?: (message: string) => void;
  /** The field that shows a failure if the server names no field. */
  failedField?: (error: unknown) => Path<Values> | undefined;
  /**
   * The text of a failure if the server gives no reason. A function returns the text of every failure. If absent,
   * `onFailed` shows the failure.
   */
  failureMessage?: string | ((error: unknown) => string);
  /** When a field is first checked: on submit, on blur, or on each change. */
  mode?: 'onSubmit' | 'onTouched' | 'onChange';
  /** Whether untouched fields follow `defaultValues`. */
  followsDefaults?: boolean;
  /** False if a dialog asks about unsaved changes itself. */
  isGuarded?: boolean;
  /**
   * Whether an AutosaveForm uses the form. A save then never moves the focus, and a change during a save is saved next.
   */
  isAutosaved?: boolean;
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The props of a text field: `register`, and the field's problem. */
  field: <Name extends Path<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  submit: (event?: { preventDefault(): void }) => void;
  submitIfDirty: () => void;
  isBusy: boolean;
  /** Whether the fields have the values of the last successful submit. */
  isSaved: boolean;
  /** The reason why the whole form failed. Each field shows its own problem. */
  failure: string | undefined;
  /** The error of the last submit, so that the screen can offer a next step. */
  failureCause: unknown;
}

/**
 * A form for the body of a contract. It checks the fields with the contract's schema and focuses the first problem. It
 * sends one call at a time and shows the server's `details` at their fields. It warns before unsaved changes are lost.
 */
export function useContractForm<Values extends FieldValues, C extends FormContract, Answer>(
  contract: C,
  options: FormOptions<Values, SentBody<C>, CheckedBody<C>, Answer>,
): ContractForm<Values> {
  return useResolvedForm(contract.request.body, options);
}

type CheckedFormOptions<Values extends FieldValues, Answer> = Omit<
  FormOptions<Values, Values, Values, Answer>,
  'toBody' | 'fieldOf' | 'send'
> & { send: (values: Values) => Answer | Promise<Answer> };

/** A form without a contract. Only `check` checks its fields. */
export function useCheckedForm<Values extends FieldValues, Answer>({
  send,
  ...options
}: CheckedFormOptions<Values, Answer>): ContractForm<Values> {
  return useResolvedForm<Values, Values, Values, Answer>(undefined, {
    ...options,
    send: async (values) => send(values),
  });
}

function useResolvedForm<Values extends FieldValues, Sent, Checked, Answer>(
  schema: BodySchema | undefined,
  options: FormOptions<Values, Sent, Checked, Answer>,
): ContractForm<Values> {
  const { defaultValues, send, onSent, onFailed, onProblem, failedField, failureMessage } = options;
  const {
    fieldOf,
    mode,
    showsOneProblem = false,
    followsDefaults = false,
    isGuarded = true,
    isAutosaved = false,
  } = options;
  const form = useForm<Values, unknown, { body: Checked }>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: formResolver(schema, options),
    ...(mode && { mode }),
    shouldFocusError: !isAutosaved,
    ...(showsOneProblem && { reValidateMode: 'onSubmit' as const }),
    ...(followsDefaults && { values: defaultValues, resetOptions: { keepDirtyValues: true } }),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const [failureCause, setFailureCause] = useState<unknown>();
  const [wasSaved, setWasSaved] = useState(false);
  // A running save goes on after the person leaves the screen.
  useUnsaved(isGuarded && isDirty && !(isAutosaved && isSubmitting));

  const { subscribe, clearErrors, getValues } = form;
  useEffect(() => {
    if (!showsOneProblem) return;
    return subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type === 'change') clearErrors(Object.keys(getValues()) as Path<Values>[]);
      },
    });
  }, [showsOneProblem, subscribe, clearErrors, getValues]);

  // A field may lose the focus before React renders its last change.
  const isDirtyNow = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => {
          isDirtyNow.current = isDirty;
        },
      }),
    [subscribe],
  );

  const isSending = useRef(false);
  const hasNewerChange = useRef(false);
  const handle = form.handleSubmit(
    async ({ body }) => {
      const values = form.getValues();
      try {
        const answer = await send(body, values);
        // The sent values count as saved. Input typed meanwhile stays.
        form.reset(values, { keepValues: true, keepFieldsRef: true });
        onSent?.(answer, values);
        setWasSaved(true);
      } catch (error) {
        const isAtField = showServerDetails(form, error, fieldOf);
        if (failureMessage !== undefined && (typeof failureMessage === 'function' || !isAtField)) {
          const message =
            typeof failureMessage === 'function'
              ? failureMessage(error)
              : failureText(error, failureMessage);
          const field = failedField?.(error);
          if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
          else form.setError('root', { type: 'server', message });
        }
        setFailureCause(error);
        setWasSaved(false);
        onFailed?.(error, values);
      }
    },
    (errors) => onProblem?.(firstMessage(errors)),
  );
  async function submitOnce() {
    if (isSending.current) {
      hasNewerChange.current = isAutosaved;
      return;
    }
    isSending.current = true;
    try {
      do {
        hasNewerChange.current = false;
        await handle();
      } while (hasNewerChange.current);
    } catch (error) {
      onFailed?.(error, form.getValues());
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...(form as unknown as UseFormReturn<Values>),
    field: (name, options) => ({
      ...(form as unknown as UseFormReturn<Values>).register(name, options),
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
    submit(event) {
      event?.preventDefault();
      void submitOnce();
    },
    submitIfDirty() {
      if (isDirtyNow.current) void submitOnce();
    },
    isBusy: isSubmitting,
    isSaved: wasSaved && !isDirty,
    failure: errors.root?.message ?? problemWithoutField(errors, form.getValues()),
    failureCause,
  };
}

function firstMessage(errors: FieldErrors): string {
  const [first] = Object.values(errors);
  return String(first?.message ?? '');
}
