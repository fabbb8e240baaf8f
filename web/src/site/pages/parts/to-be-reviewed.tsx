import { Scale } from 'lucide-react';

/** Legal text that a lawyer has not seen yet says so. */
export function ToBeReviewed() {
  return (
    <p
      role="note"
      className="mb-10 flex items-start gap-3 rounded-card border border-accent-ink/50 bg-accent-soft p-4 text-accent-ink"
    >
      <Scale size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        <strong>To be reviewed by the operator’s lawyer.</strong> This text describes how the
        product works. Until it has been reviewed it is a draft.
      </span>
    </p>
  );
}
