import { useMutation } from '@tanstack/react-query';
import type { Claim } from '@thali/shared/passes/claim.contract';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { leftText } from '../../../lib/passes/left-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';

const reasons = ['Wrong person', 'Did not eat', 'Mistake'];

interface UndoClaimDialogProps {
  vendorId: string;
  claim: Claim;
  /** Runs with the result in words. */
  onUndone: (text: string) => void;
  onClose: () => void;
}

/** Gives a meal back within ten minutes, with a reason. Rule: passes-6 */
export function UndoClaimDialog({ vendorId, claim, onUndone, onClose }: UndoClaimDialogProps) {
  const [reason, setReason] = useState<string>();
  const { passId, date, meal, mealName, name, at: claimedAt } = claim;
  const undo = useMutation({
    mutationFn: (chosen: string) =>
      kitchenCall('DELETE /vendors/{vendorId}/claims/{passId}/{date}/{mealId}', {
        params: { vendorId, passId, date, mealId: meal },
        body: { reason: chosen, claimedAt },
        quiet: true,
      }),
    onSuccess: ({ left }) => onUndone(`${mealName} given back · ${leftText(left)}`),
    onError: (error) => showToast({ kind: 'error', title: failureText(error, 'Not undone') }),
    onSettled: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={undo.isPending}
      size="small"
      title={`Give ${name} the meal back?`}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Why?</legend>
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
          Keep It
        </Button>
        <Button
          variant="danger"
          onClick={() => reason && undo.mutate(reason)}
          disabled={!reason}
          isBusy={undo.isPending}
        >
          Give Meal Back
        </Button>
      </div>
    </Dialog>
  );
}
