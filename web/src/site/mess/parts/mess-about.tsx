import { VendorSign } from '../../../lib/ui/vendor-sign.tsx';
import type { Mess } from '../mess.ts';
import { SiteSection } from './site-section.tsx';

export function MessAbout({ mess }: { mess: Mess }) {
  return (
    <SiteSection id="about" title={`About ${mess.displayName}`}>
      <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
        <VendorSign name={mess.displayName} logoUrl={mess.logoUrl} size="large" />
        <div className="flex max-w-2xl flex-col gap-4 text-lg text-ink-soft">
          {mess.description && <p className="text-ink">{mess.description}</p>}
          <p>{aboutText(mess)}</p>
          <p>
            The menu on this site is the one that hangs in the kitchen: what is sold out disappears,
            what is new appears at once.
          </p>
        </div>
      </div>
    </SiteSection>
  );
}

function aboutText({ displayName, cuisine, address }: Mess): string {
  const food = cuisine ? `${cuisine} food` : 'everyday food';
  const place = address ? ` at ${address}` : '';
  return `${displayName} serves ${food}${place}. Come in and eat, or order here and pick it up at the counter.`;
}
