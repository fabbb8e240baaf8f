import { useQueryClient } from '@tanstack/react-query';
import { setGstin } from '@thali/shared/subscriptions/set-gstin.contract';
import { plainId } from '@thali/shared/text/plain-id';
import { useId } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';

interface GstinCardProps {
  gstin: string | null;
  /** The GSTIN on the mess's own bills. The field suggests it until the mess saves a GSTIN here. Rule: bills-12 */
  billGstin: string | null;
}

/** Edits the mess's GSTIN. Rule: plans-26 */
export function GstinCard({ gstin, billGstin }: GstinCardProps) {
  const id = useId();
  const client = useQueryClient();
  const form = useContractForm(setGstin, {
    defaultValues: { gstin: gstin ?? billGstin ?? '' },
    toBody: ({ gstin: input }) => ({ gstin: plainId(input) || null }),
    send: (body) => callApi('PUT /billing/gstin', { body, quiet: true }),
    onSent: (_, { gstin: input }) => {
      form.reset({ gstin: plainId(input).toUpperCase() });
      showToast({ kind: 'success', title: 'GSTIN saved' });
      void client.invalidateQueries({ queryKey: apiKey('GET /billing') });
    },
    failureMessage: 'Could not save the GSTIN',
    isGuarded: false,
  });
  const input = form.watch('gstin');
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-bold">
          GST
        </h2>
        <Form form={form} className="mt-3 flex flex-col gap-4">
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 grow basis-60">
              <TextField
                label="Your GSTIN"
                isOptional
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                {...form.field('gstin')}
                hint={
                  gstin === null && billGstin !== null && input === billGstin
                    ? 'From your bill settings. Save it to print it on your receipts too.'
                    : 'We print it on your receipts from now on.'
                }
              />
            </div>
            <SubmitButton
              form={form}
              variant="secondary"
              busyLabel="Saving..."
              disabled={plainId(input).toUpperCase() === (gstin ?? '')}
              className="sm:mt-7"
            >
              Save
            </SubmitButton>
          </div>
        </Form>
      </section>
    </Card>
  );
}
