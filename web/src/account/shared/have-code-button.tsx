import { textLinkClass } from '../../lib/ui/text-link-class.ts';

/** For people who got a code and then lost the page that asked for it. */
export function HaveCodeButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      I already have a code
    </button>
  );
}
