import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { leftText } from '../../../lib/passes/left-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';
import { undoOfflineClaim } from '../offline-claims.ts';
import type { UndoableClaim } from '../scan-result.ts';
import * as texts from '../scan-texts.ts';

const reasons = [texts.wrongPerson, texts.didNotEat, texts.mistake];

interface UndoClaimDialogProps {
  vendorId: string;
  claim: UndoableClaim;
  /** Runs with the result in words. */
  onUndone: (text: string) => void;
  onClose: () => void;
}

/** Gives a meal back within ten minutes, with a reason. Rule: passes-6 */
export function UndoClaimDialog({ vendorId, claim, onUndone, onClose }: UndoClaimDialogProps) {
  const [reason, setReason] = useState<string>();
  const { mealName, name } = claim;
  const undo = useMutation({
    mutationFn: (chosen: string) => undoClaim(vendorId, claim, chosen),
    onSuccess: (left) =>
      onUndone(left ? texts.givenBack(mealName, left) : texts.givenBackUnsent(mealName)),
    onError: (error) => showToast({ kind: 'error', title: failureText(error, texts.notUndone) }),
    onSettled: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={undo.isPending}
      size="small"
      title={texts.giveBackTo(name)}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{texts.why}</legend>
        <div className="flex flex-wrap gap-2">
          {reasons.map((text) => (
            <Chip key={text} isSelected={text === reason} onClick={() => setReason(text)}>
              {text}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={undo.isPending} data-autofocus>
          {texts.keepIt}
        </Button>
        <Button
          variant="danger"
          onClick={() => reason && undo.mutate(reason)}
          disabled={!reason}
          isBusy={undo.isPending}
        >
          {texts.giveMealBack}
        </Button>
      </div>
    </Dialog>
  );
}

/** @returns `41 left`, or undefined without an answer of the server */
async function undoClaim(
  vendorId: string,
  { passId, date, mealId, claimed }: UndoableClaim,
  reason: string,
): Promise<string | undefined> {
  if ('unsent' in claimed) {
    await undoOfflineClaim(claimed.unsent, reason);
    return undefined;
  }
  const { left } = await kitchenCall('DELETE /vendors/{vendorId}/claims/{passId}/{date}/{mealId}', {
    params: { vendorId, passId, date, mealId },
    body: { reason, claimedAt: claimed.at },
    quiet: true,
  });
  return leftText(left);
}
