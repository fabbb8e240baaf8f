import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { mealsText } from '../pass-texts.ts';
import { type Pass, useVoidMeals } from '../use-passes.ts';

interface VoidFieldsProps {
  pass: Pass;
  onDone: (note: string) => void;
}

/** Takes meals off after a refund outside Thali. Rule: passes-10 */
export function VoidFields({ pass, onDone }: VoidFieldsProps) {
  const [meals, setMeals] = useState('');
  const [reason, setReason] = useState('');
  // After a lost answer the key stays, so that a second press does not take the meals off twice.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const voiding = useVoidMeals(pass);
  function startAgain() {
    setMeals('');
    setReason('');
    setIdempotencyKey(crypto.randomUUID());
  }
  const count = Number(meals);
  const isValid =
    Number.isInteger(count) && count > 0 && count <= pass.left && reason.trim() !== '';
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Take meals off</legend>
      <p className="text-sm text-ink-soft">
        After a refund that you paid outside Thali. {mealsText(pass.left)} left.
      </p>
      <div className="grid grid-cols-[6rem_1fr] gap-3">
        <TextField
          label="Meals"
          inputMode="numeric"
          value={meals}
          onChange={({ target }) => setMeals(target.value)}
        />
        <TextField
          label="Reason"
          value={reason}
          maxLength={100}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <Button
        variant="secondary"
        className="self-start"
        disabled={!isValid}
        isBusy={voiding.isPending}
        onClick={() =>
          voiding.mutate(
            { meals: count, reason: reason.trim(), idempotencyKey },
            {
              onSuccess: () => {
                onDone(`${mealsText(count)} taken off.`);
                startAgain();
              },
              onError: (error) => {
                onDone(failureText(error, 'Not saved. Please try again.'));
                const isOver = error instanceof ApiError && error.code === 'IDEMPOTENCY_KEY_REUSED';
                if (isOver) startAgain();
              },
            },
          )
        }
      >
        Take Off
      </Button>
    </fieldset>
  );
}
