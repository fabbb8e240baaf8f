import type { Feedback } from '@thali/shared/feedback/feedback.contract';
import { type FeedbackWord, maxNoteLength } from '@thali/shared/feedback/feedback-words';
import type { Order } from '@thali/shared/orders/order.contract';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import * as texts from '../order-page-texts.ts';

const wordTexts = texts.feedbackWords;

interface FeedbackDetailsProps {
  order: Order;
  isBusy: boolean;
  onSend: (details: Omit<Feedback, 'face'>) => void;
}

/** A word for each dish, and a note. Shows only a button until the guest opens the form. */
export function FeedbackDetails({ order, isBusy, onSend }: FeedbackDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<ReadonlyMap<string, FeedbackWord>>(new Map());
  const [note, setNote] = useState('');
  const [mayAnswer, setMayAnswer] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" aria-expanded={false} onClick={() => setOpen(true)}>
        {texts.tellMore}
      </Button>
    );
  }
  const dishes = [...new Map(order.items.map((item) => [item.menuItemId, item.menuItem.name]))];

  function toggle(dishId: string, word: FeedbackWord) {
    const next = new Map(words);
    if (next.get(dishId) === word) next.delete(dishId);
    else next.set(dishId, word);
    setWords(next);
  }

  function send() {
    const rated = [...words].map(([menuItemId, word]) => ({ menuItemId, word }));
    const text = note.trim();
    onSend({
      ...(rated.length > 0 && { dishes: rated }),
      ...(text && { note: text, mayAnswer }),
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {dishes.map(([dishId, name]) => (
        <fieldset key={dishId} className="min-w-0">
          <legend className="mb-1.5 font-semibold">{name}</legend>
          <div className="flex flex-wrap gap-1.5">
            {(Object.keys(wordTexts) as FeedbackWord[]).map((word) => (
              <Chip
                key={word}
                isSelected={words.get(dishId) === word}
                onClick={() => toggle(dishId, word)}
                className="px-3"
              >
                {wordTexts[word]}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      <TextArea
        label={texts.anythingElse}
        isOptional
        rows={2}
        maxLength={maxNoteLength}
        value={note}
        hint={texts.charactersLeft(maxNoteLength - note.length)}
        onChange={(event) => setNote(event.target.value)}
      />
      {order.customerInfo.phone && note.trim() !== '' && (
        <Checkbox
          label={texts.ownerMaySee}
          checked={mayAnswer}
          onChange={(event) => setMayAnswer(event.target.checked)}
        />
      )}
      <Button isBusy={isBusy} disabled={words.size === 0 && note.trim() === ''} onClick={send}>
        {texts.send}
      </Button>
    </div>
  );
}
