import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import * as texts from '../cart-texts.ts';

interface OrderNoteProps {
  note: string;
  onChange: (note: string) => void;
}

/** The note for the kitchen. Shows only a button until the guest opens the field. */
export function OrderNote({ note, onChange }: OrderNoteProps) {
  const [isOpened, setOpened] = useState(false);
  if (!isOpened && note === '') {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setOpened(true)}
        className="flex min-h-12 items-center gap-3 rounded-field border border-line px-3.5 text-left text-sm font-semibold"
      >
        <MessageSquarePlus size={20} className="shrink-0 text-ink-soft" />
        <span>
          {texts.specialInstructions}
          <span className="font-normal text-ink-soft">{texts.optional}</span>
        </span>
      </button>
    );
  }
  return (
    <TextArea
      label={texts.instructionsLabel}
      isOptional
      autoFocus={isOpened}
      rows={3}
      maxLength={500}
      placeholder={texts.instructionsExample}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
