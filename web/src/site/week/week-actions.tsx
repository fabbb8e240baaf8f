import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { CalendarPlus, Check, Printer, Share2 } from 'lucide-react';
import { currentMenuLink } from '../../lib/tenant/menu-link.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { useCopy } from '../../lib/ui/use-copy.ts';
import * as texts from './week-texts.ts';

/** The buttons to share, print and subscribe to the week's menu. */
export function WeekActions({ vendor }: { vendor: PublicVendor }) {
  const { isCopied, copy } = useCopy();
  const link = `${currentMenuLink(vendor.subdomain)}/week`;

  async function share() {
    // Phones open their share sheet. A closed sheet is not a failure.
    if ('share' in navigator) {
      await navigator.share({ title: document.title, url: link }).catch(() => undefined);
    } else if (!(await copy(link))) {
      showToast({ kind: 'error', title: texts.copyFailed, description: link });
    }
  }

  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="secondary"
        size="small"
        icon={isCopied ? <Check size={18} /> : <Share2 size={18} />}
        onClick={() => void share()}
      >
        {isCopied ? texts.linkCopied : texts.share}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<Printer size={18} />}
        onClick={() => globalThis.print()}
      >
        {texts.print}
      </Button>
      <a href={`${link.replace(/^https?:/, 'webcal:')}.ics`} className={look}>
        <CalendarPlus size={18} />
        {texts.subscribe}
      </a>
    </div>
  );
}
