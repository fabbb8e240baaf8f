import { ApiError } from '../../../lib/api/api-error.ts';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';

/** The quarter of an hour for a password is over, or the account is already complete. */
export function StartAgain({ error, onPress }: { error: unknown; onPress: () => void }) {
  if (!(error instanceof ApiError) || error.code !== 'REGISTRATION_EXPIRED') return null;
  return (
    <button
      type="button"
      onClick={onPress}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      Start again
    </button>
  );
}
