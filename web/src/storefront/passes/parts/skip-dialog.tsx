import { maxSkipAhead } from '@thali/shared/passes/skip-meals.contract';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { OwnPass, OwnPasses, useChangeOwnSkips } from '../own-passes.ts';
import * as texts from '../pass-page-texts.ts';

interface SkipDialogProps {
  ownPass: OwnPass;
  rules: OwnPasses['rules'];
  change: ReturnType<typeof useChangeOwnSkips>;
  /** Runs with the result in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Skips meals from a first to a last day, or takes these skips back. Rule: passes-4 */
export function SkipDialog({ ownPass: { pass }, rules, change, onDone, onClose }: SkipDialogProps) {
  const today = toIst(new Date(serverNow())).date;
  const [from, setFrom] = useState(addDays(today, 1));
  const [to, setTo] = useState(addDays(today, 1));
  const passRules = rules.filter(({ meal }) => pass.meals.includes(meal));
  const [chosenMeals, setChosenMeals] = useState<readonly string[]>(
    passRules.map(({ meal }) => meal),
  );
  const [failure, setFailure] = useState('');
  const isValid = from !== '' && to >= from && chosenMeals.length > 0;

  function send(isSkip: boolean) {
    change.mutate(
      { passId: pass.id, isSkip, body: { from, to, meals: [...chosenMeals] } },
      {
        onSuccess: ({ changed, refused: [firstRefusal] }) => {
          const changeText = texts.mealsChanged(changed.length, isSkip);
          onDone(`${changeText} ${firstRefusal?.message ?? ''}`.trim());
        },
        onError: (error) => setFailure(failureText(error, texts.notSaved)),
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={change.isPending}
      title={texts.skipSeveralDays}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button disabled={!isValid} isBusy={change.isPending} onClick={() => send(true)}>
            {texts.skip}
          </Button>
          <Button
            variant="quiet"
            disabled={!isValid || change.isPending}
            onClick={() => send(false)}
          >
            {texts.takeSkipsBack}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={texts.from}
            type="date"
            value={from}
            min={today}
            max={addDays(today, maxSkipAhead)}
            onChange={({ target }) => {
              setFrom(target.value);
              if (to < target.value) setTo(target.value);
            }}
          />
          <TextField
            label={texts.to}
            type="date"
            value={to}
            min={from}
            max={addDays(today, maxSkipAhead)}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          {passRules.map(({ meal, name }) => (
            <Chip
              key={meal}
              isSelected={chosenMeals.includes(meal)}
              onClick={() =>
                setChosenMeals((ids) =>
                  ids.includes(meal) ? ids.filter((id) => id !== meal) : [...ids, meal],
                )
              }
            >
              {name}
            </Chip>
          ))}
        </div>
        <ul className="flex flex-col gap-1 text-sm text-ink-soft">
          {passRules.map((rule) => (
            <li key={rule.meal}>{limitText(rule)}</li>
          ))}
        </ul>
        <p role="alert" className="text-sm font-semibold text-chilli empty:sr-only">
          {failure}
        </p>
      </div>
    </Dialog>
  );
}

/** `Lunch: at least 3 days in a row, at most 10 a month.` */
function limitText({ name, minSkipDays, maxSkips }: OwnPasses['rules'][number]): string {
  return texts.limits(name, minSkipDays, maxSkips);
}
