import { asciiDigits } from '@thali/shared/text/plain-id';
import { type ReactNode, type Ref, type SyntheticEvent, useId } from 'react';
import { classNames } from './class-names.ts';
import { descriptionProps, FieldFrame } from './field-frame.tsx';

interface CodeFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Runs when the user types the sixth digit. */
  onComplete?: (code: string) => void;
  name?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a six-digit code: one input, drawn as six boxes. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, value, onChange, onComplete, name, isDisabled, ref } = props;
  const id = useId();

  function setDigits(text: string) {
    const code = codeDigits(text);
    if (code === value) return;
    onChange(code);
    if (code.length === codeLength) onComplete?.(code);
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="group relative w-full max-w-84">
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          maxLength={codeLength}
          disabled={isDisabled}
          value={value}
          onChange={(event) => setDigits(event.target.value)}
          // Reads the clipboard itself, because `maxLength` would cut `123 456` before the space is removed.
          onPaste={(event) => {
            event.preventDefault();
            setDigits(event.clipboardData.getData('text'));
          }}
          onSelect={keepCaretAtEnd}
          {...descriptionProps(id, { hint, error })}
          className="absolute inset-0 z-10 size-full opacity-0 disabled:cursor-not-allowed"
        />
        <Boxes code={value} isWrong={Boolean(error)} isDisabled={isDisabled} />
      </div>
    </FieldFrame>
  );
}

interface BoxesProps {
  code: string;
  isWrong: boolean;
  isDisabled: boolean | undefined;
}

function Boxes({ code, isWrong, isDisabled }: BoxesProps) {
  return (
    <div aria-hidden="true" className="grid grid-cols-6 gap-2">
      {Array.from({ length: codeLength }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
          key={index}
          data-next={index === Math.min(code.length, codeLength - 1) || undefined}
          className={classNames(
            'money flex h-13 items-center justify-center rounded-field border text-xl font-bold',
            'outline-accent-ink group-focus-within:data-next:outline-3',
            isWrong ? 'border-chilli' : 'border-line-strong',
            isDisabled ? 'bg-sunken text-ink-soft' : 'bg-surface',
          )}
        >
          {code[index] ?? (index === code.length && <Caret />)}
        </span>
      ))}
    </div>
  );
}

function Caret() {
  return (
    <span className="hidden h-6 w-0.5 animate-pulse rounded-full bg-ink group-focus-within:block" />
  );
}

/** Moves the caret to the end, where the boxes draw it, unless text is selected. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const textEnd = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== textEnd) {
    input.setSelectionRange(textEnd, textEnd);
  }
}

export const codeLength = 6;

/** The code in a text such as `123 456` or `Valid for 10 min: 123456`, or else the first digits. */
export function codeDigits(text: string): string {
  const plain = asciiDigits(text).replaceAll(/(\d)[\s-]+(?=\d)/g, '$1');
  const [, code] = /(?:^|\D)(\d{6})(?!\d)/.exec(plain) ?? [];
  return code ?? plain.replaceAll(/\D/g, '').slice(0, codeLength);
}
