import { textLinkClass } from '../../lib/ui/text-link-class.ts';

/** The label of the consent checkbox. Its links open in a new tab, so that the typed text stays. */
export function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <a href="/terms-of-service" target="_blank" rel="noopener" className={textLinkClass}>
        Terms & Conditions
      </a>{' '}
      and have read the{' '}
      <a href="/privacy-policy" target="_blank" rel="noopener" className={textLinkClass}>
        privacy policy
      </a>
    </>
  );
}
