import { AcceptButton } from './accept-button.tsx';
import type { WayProps } from './payment-ways.tsx';
import { WayPart } from './way-part.tsx';

/** Nothing is to be set up; the button is there where another way is in use. */
export function CashPart({ vendorId, settings: { accepts } }: WayProps) {
  return (
    <WayPart view={accepts}>
      {accepts !== 'off' && (
        <AcceptButton vendorId={vendorId} methods={{ accepts: 'off' }} label="Accept Cash Only" />
      )}
    </WayPart>
  );
}
