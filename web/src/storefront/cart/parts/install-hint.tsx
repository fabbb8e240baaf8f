import { Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { heldInstallOffer } from '../../../lib/offline/install-offer.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import * as texts from '../checkout-texts.ts';

/**
 * Offers to add the mess to the home screen. Renders nothing if the browser can't, or if the user has refused before.
 */
export function InstallHint({ name }: { name: string }) {
  const [offer, setOffer] = useState(() => (isInstallRefused() ? undefined : heldInstallOffer()));
  if (!offer) return null;

  function install() {
    void offer?.prompt();
    setOffer(undefined);
  }
  function refuse() {
    refuseInstall();
    setOffer(undefined);
  }
  return (
    <div className="flex w-full items-center gap-3 rounded-card border border-line py-1.5 pr-1 pl-4 text-left">
      <Smartphone size={20} className="shrink-0 text-accent-ink" />
      <p className="min-w-0 grow text-sm">{texts.keepOnHome(name)}</p>
      <Button variant="quiet" size="small" onClick={install}>
        {texts.add}
      </Button>
      <IconButton
        label={texts.notNow}
        icon={<X size={18} />}
        onClick={refuse}
        className="shrink-0"
      />
    </div>
  );
}

const key = 'thali.install-refused';

/** Hides the hint on this device permanently. */
function refuseInstall(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage the hint may show again.
  }
}

function isInstallRefused(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
