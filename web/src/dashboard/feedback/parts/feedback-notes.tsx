import type { FeedbackNote } from '@thali/shared/feedback/feedback.contract';
import { faceTexts, feedbackWords } from '@thali/shared/feedback/feedback-words';
import { PhoneLink } from '../../../lib/phone/phone-link.tsx';
import { whatsAppLink } from '../../../lib/phone/whats-app-link.ts';
import { formatDay } from '../../../lib/time/format-time.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';

interface FeedbackNotesProps {
  notes: readonly FeedbackNote[];
  messName: string;
}

/** The notes of this week and the last week. The owner can answer guests who agreed. */
export function FeedbackNotes({ notes, messName }: FeedbackNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Card className="p-5">
      <h3 className="text-lg font-bold">In their words</h3>
      <ul className="mt-1 divide-y divide-line">
        {notes.map((note) => (
          <li key={`${note.week} ${note.note} ${note.guest?.orderId}`} className="py-3">
            <p className="wrap-anywhere">“{note.note}”</p>
            <p className="text-sm text-ink-soft">
              {faceTexts[note.face - 1]} · week of {formatDay(note.week)}
              {note.dishes.map(({ name, word }) => ` · ${name}: ${feedbackWords[word]}`)}
            </p>
            {note.guest && <Answer guest={note.guest} messName={messName} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Answer({
  guest: { name, phone },
  messName,
}: {
  guest: NonNullable<FeedbackNote['guest']>;
  messName: string;
}) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-semibold">{name}</span>
      <PhoneLink phone={phone} />
      <a
        href={whatsAppLink(phone, `Thank you for telling ${messName} about your meal. `)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        Answer on WhatsApp
      </a>
    </p>
  );
}
