import { Check, Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { fieldClass } from '../field-frame.tsx';
import * as texts from '../ui-texts.ts';
import { useCopy } from '../use-copy.ts';

/** A read-only text with a copy button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy();

  async function press() {
    // If copying fails, selects the text so that the user can copy it.
    if (!(await copy(value))) field.current?.select();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className={`${fieldClass} min-w-0 text-sm! text-ellipsis`}
        />
        <Button
          variant="secondary"
          aria-label={isCopied ? undefined : texts.copyNamed(label)}
          icon={isCopied ? <Check size={18} className="text-leaf" /> : <Copy size={18} />}
          onClick={() => void press()}
          className="min-w-31 shrink-0"
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied && texts.copied}
      </span>
    </div>
  );
}
