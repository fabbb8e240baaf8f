import { ArrowLeft, CameraOff, UserSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../account/session/use-session.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { useStoredDevice } from '../device/stored-device.ts';
import { claimKey, type Member, mealNow, type Roster } from './judge-code.ts';
import { loadOfflineClaims } from './offline-claims.ts';
import { ByHandSheet } from './parts/by-hand-sheet.tsx';
import { OfflineClaimsBar } from './parts/offline-claims-bar.tsx';
import { ResultPanel } from './parts/result-panel.tsx';
import { UndoClaimDialog } from './parts/undo-claim-dialog.tsx';
import * as texts from './scan-texts.ts';
import { useCamera } from './use-camera.ts';
import { useClaims } from './use-claims.ts';
import { useRoster } from './use-roster.ts';

/** The scanner for meal passes, on an enrolled device or for signed-in staff. Rule: passes-5, passes-8 */
export default function ScanPage() {
  const device = useStoredDevice();
  const session = useSession();
  const staffVendorId = session.status === 'signed-in' ? session.user.vendorId : undefined;
  const vendorId = device?.vendorId ?? staffVendorId;
  if (!vendorId) return <PageLoading />;
  return <Scanner vendorId={vendorId} />;
}

function Scanner({ vendorId }: { vendorId: string }) {
  const { reading, roster } = useRoster(vendorId);
  const [openDialog, setOpenDialog] = useState<'by-hand' | 'undo'>();
  const { result, accepted, scan, takeByHand, showUndone } = useClaims(
    vendorId,
    roster,
    openDialog !== undefined,
  );
  useEffect(() => void loadOfflineClaims(), []);
  const close = () => setOpenDialog(undefined);
  const undoable = result?.undo;

  if (!roster) {
    if (!reading.isError) return <PageLoading />;
    return (
      <ErrorState
        level={1}
        title={texts.membersNotLoaded}
        message={reading.error.message}
        onRetry={() => void reading.refetch()}
        isRetrying={reading.isFetching}
      />
    );
  }
  return (
    <main className="flex h-dvh flex-col gap-3 overflow-hidden bg-sunken p-3">
      <ScanHeader roster={roster} accepted={accepted} onByHand={() => setOpenDialog('by-hand')} />
      <OfflineClaimsBar vendorId={vendorId} />
      <Camera onCode={scan} />
      <ResultPanel result={result} onUndo={() => setOpenDialog('undo')} />
      {openDialog === 'by-hand' && (
        <ByHandSheet
          roster={roster}
          onTake={(member) => {
            close();
            void takeByHand(member);
          }}
          onClose={close}
        />
      )}
      {openDialog === 'undo' && undoable && (
        <UndoClaimDialog
          vendorId={vendorId}
          claim={undoable}
          onUndone={(text) => {
            showUndone(undoable, text);
            void reading.refetch();
          }}
          onClose={close}
        />
      )}
    </main>
  );
}

interface ScanHeaderProps {
  roster: Roster;
  /** The claims since the roster was read. */
  accepted: ReadonlySet<string>;
  onByHand: () => void;
}

function ScanHeader({ roster, accepted, onByHand }: ScanHeaderProps) {
  const now = useNow(10_000);
  const meal = mealNow(roster, now);
  const entitledMembers = meal ? roster.members.filter(({ meals }) => meals.includes(meal.id)) : [];
  const hasTaken = (member: Member) =>
    meal !== undefined &&
    (member.claimed.includes(meal.id) || accepted.has(claimKey(member.passId, meal.id)));
  const takenCount = entitledMembers.filter(hasTaken).length;
  const skippedCount = meal
    ? entitledMembers.filter((member) => member.skipped.includes(meal.id)).length
    : 0;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href="/kitchen"
        title={texts.kitchen}
        className="touch inline-flex items-center rounded-full p-2"
      >
        <ArrowLeft size={24} />
        <span className="sr-only">{texts.kitchen}</span>
      </a>
      <div className="min-w-0 grow">
        <h1 className="font-display text-xl leading-tight font-bold">
          {meal ? texts.mealUntil(meal.name, formatTime(meal.endsAt)) : texts.noMealNow}
        </h1>
        {meal && (
          <p className="text-sm text-ink-soft tabular-nums">
            {texts.takenOf(takenCount, entitledMembers.length - skippedCount, skippedCount)}
          </p>
        )}
      </div>
      <Button variant="secondary" icon={<UserSearch size={22} />} onClick={onByHand}>
        {texts.noPhone}
      </Button>
    </header>
  );
}

/** The picture of the camera. Without a camera, staff take meals by hand. */
function Camera({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const hasFailed = state === 'refused' || state === 'missing';
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden rounded-card bg-[black]">
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.cameraPicture}
        className="size-full object-cover"
      />
      {hasFailed && (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center text-[white]"
        >
          <CameraOff size={48} />
          <p className="max-w-sm text-lg">
            {state === 'refused' ? texts.allowCamera : texts.noCamera}
          </p>
        </div>
      )}
    </div>
  );
}
