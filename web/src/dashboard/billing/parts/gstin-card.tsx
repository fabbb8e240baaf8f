import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isGstin, wrongGstin } from '@thali/shared/subscriptions/gstin';
import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { billingKey } from '../use-billing.ts';

interface GstinCardProps {
  gstin: string | null;
  /** What the mess's own bills say: filled in where there is none yet. Rule: bills-12 */
  ofBills: string | null;
}

/** The mess's own GST number. Rule: plans-26 */
export function GstinCard({ gstin, ofBills }: GstinCardProps) {
  const id = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? gstin ?? ofBills ?? '';
  const [isWrong, setWrong] = useState(false);
  const saving = useMutation({
    mutationFn: (next: string) =>
      callApi('PUT /billing/gstin', { body: { gstin: next || null }, quiet: true }),
    onSuccess: async () => {
      showToast({ kind: 'success', title: 'GSTIN saved' });
      await client.invalidateQueries({ queryKey: billingKey });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = shown.trim().toUpperCase();
    const isRefused = next !== '' && !isGstin(next);
    setWrong(isRefused);
    if (isRefused || saving.isPending) return;
    setTyped(next);
    saving.mutate(next);
  }

  const failure = saving.error ? failureText(saving.error, 'Could not save the GSTIN') : undefined;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-bold">
          GST
        </h2>
        <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-3">
          <div className="min-w-0 grow basis-60">
            <TextField
              label="Your GSTIN"
              name="gstin"
              isOptional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              value={shown}
              onChange={({ target }) => {
                setTyped(target.value);
                setWrong(false);
              }}
              error={isWrong ? wrongGstin : failure}
              hint={
                gstin === null && typed === undefined && ofBills !== null
                  ? 'From your bill settings. Save it to print it on your receipts too.'
                  : 'We print it on your receipts from now on.'
              }
            />
          </div>
          <Button
            type="submit"
            variant="secondary"
            isBusy={saving.isPending}
            busyLabel="Saving..."
            disabled={shown.trim().toUpperCase() === (gstin ?? '')}
            className="sm:mt-7"
          >
            Save
          </Button>
        </form>
      </section>
    </Card>
  );
}
