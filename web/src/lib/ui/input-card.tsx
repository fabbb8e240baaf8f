import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface InputCardLook {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Content at the right end, such as a badge. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
}

interface InputCardProps extends InputCardLook {
  type: 'radio' | 'checkbox';
  /** The `name` of the radio group. */
  name: string;
  value: string;
  isChecked: boolean;
  onChange: () => void;
}

/** A radio button or checkbox inside a card. A press anywhere on the card counts. */
export function InputCard(props: InputCardProps) {
  const { type, name, value, isChecked, onChange, isDisabled } = props;
  const { label, description, icon, aside } = props;
  return (
    <label
      data-checked={isChecked || undefined}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-field border px-3.5 py-2 transition-colors',
        isDisabled
          ? 'cursor-not-allowed border-line bg-sunken text-ink-soft'
          : 'border-line hover:border-line-strong data-checked:border-accent-ink data-checked:bg-accent-soft',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={isChecked}
        onChange={onChange}
        disabled={isDisabled}
        className="size-5 shrink-0 accent-(--accent-ink)"
      />
      <span className="text-ink-soft empty:hidden @max-[22rem]:hidden">{icon}</span>
      <span className="min-w-0 grow text-sm font-semibold">
        {label}
        {description && <span className="block font-normal text-ink-soft">{description}</span>}
      </span>
      {aside}
    </label>
  );
}
