import { WifiOff } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { formatTime } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { showNotStored } from '../../device/show-not-stored.ts';
import { dismissClaim, offlineClaims } from '../offline-claims.ts';
import * as texts from '../scan-texts.ts';

/** The meals that wait for the network, and the meals that the server refused afterwards. Rule: passes-8 */
export function OfflineClaimsBar({ vendorId }: { vendorId: string }) {
  const claims = useObservable(offlineClaims).filter((claim) => claim.vendorId === vendorId);
  const refusedClaims = claims.filter((claim) => claim.refused);
  const waiting = claims.filter((claim) => !claim.refused && !claim.undoReason).length;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {waiting > 0 && (
        <p role="status" className="flex items-center gap-2 rounded-card bg-accent-soft px-4 py-2">
          <WifiOff size={18} className="shrink-0" />
          {texts.mealsWait(waiting)}
        </p>
      )}
      {refusedClaims.map(({ key, name, at, refused: reason }) => (
        <div
          key={key}
          role="alert"
          className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-chilli-soft px-4 py-2"
        >
          <span>
            {name}, {formatTime(at)}: {reason}
          </span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void dismissClaim(key).catch(showNotStored)}
          >
            {texts.noted}
          </Button>
        </div>
      ))}
    </div>
  );
}
