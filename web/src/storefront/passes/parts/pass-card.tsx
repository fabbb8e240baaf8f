import { toIst } from '@thali/shared/time/ist';
import { QrCode, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { mealStateText } from '../../../lib/passes/meal-state-text.ts';
import { PassStatement } from '../../../lib/passes/pass-statement.tsx';
import { formatDate } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { type OwnPass, type OwnPasses, type PassMeal, useChangeOwnSkips } from '../own-passes.ts';
import * as texts from '../pass-page-texts.ts';
import { cutoffText, isChangeable, mealsLeftText, mealText, nextMealOf } from '../pass-texts.ts';
import { MealWeek } from './meal-week.tsx';
import { SkipDialog } from './skip-dialog.tsx';

interface PassCardProps {
  ownPass: OwnPass;
  rules: OwnPasses['rules'];
  vendorId: string;
  isOver: boolean;
  onShowCode: () => void;
}

/** A pass with its next meal, the meals of a week and the statement. */
export function PassCard({ ownPass, rules, vendorId, isOver, onShowCode }: PassCardProps) {
  const { pass } = ownPass;
  const now = useNow();
  const nextMeal = nextMealOf(ownPass, now);
  const [note, setNote] = useState('');
  const [openDialog, setOpenDialog] = useState<'skip' | 'statement'>();
  const change = useChangeOwnSkips(vendorId);

  function toggle({ date, meal, name, state }: PassMeal) {
    const isSkip = state !== 'skipped';
    const body = { from: date, to: date, meals: [meal] };
    change.mutate(
      { passId: pass.id, isSkip, body },
      {
        onSuccess: () => setNote(isSkip ? texts.skipped(name) : texts.getAgain(name)),
        onError: (error) => setNote(failureText(error, texts.notSaved)),
      },
    );
  }

  const hasBegun = pass.startsOn <= toIst(now).date;
  // A pass without meals may still have a code, because the mess may allow meals below zero.
  const hasMeals = !isOver && pass.left > 0;
  const needsConsecutiveDays = (meal: PassMeal) =>
    rules.some((rule) => rule.meal === meal.meal && rule.minSkipDays > 1);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-lg font-bold">{pass.typeName}</h2>
        <p className="text-sm text-ink-soft">{texts.validUntil(isOver, formatDate(pass.until))}</p>
      </div>
      <p className="wrap-anywhere">{pass.name}</p>
      <p className="font-display text-3xl font-bold tabular-nums">{mealsLeftText(pass.left)}</p>
      {!isOver && (
        <Button size="large" isFullWidth icon={<QrCode size={22} />} onClick={onShowCode}>
          {texts.showCode}
        </Button>
      )}
      {hasMeals && (
        <>
          {nextMeal ? (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken px-4 py-3">
              <div>
                <p className="font-semibold">{mealText(nextMeal, now)}</p>
                <p className="text-sm text-ink-soft">
                  {mealStateText(nextMeal) ||
                    (isChangeable(nextMeal, now)
                      ? texts.skipUntil(cutoffText(nextMeal, now))
                      : texts.tooLateToSkip)}
                </p>
              </div>
              {isChangeable(nextMeal, now) && !needsConsecutiveDays(nextMeal) && (
                <Button
                  variant="secondary"
                  size="small"
                  isBusy={change.isPending}
                  onClick={() => toggle(nextMeal)}
                >
                  {nextMeal.state === 'skipped' ? texts.takeSkipBack : texts.skip}
                </Button>
              )}
            </div>
          ) : (
            <p className="text-sm text-ink-soft">
              {hasBegun ? texts.noMealNow : texts.firstDay(formatDate(pass.startsOn))}
            </p>
          )}
          <MealWeek
            ownPass={ownPass}
            now={now}
            isBusy={change.isPending}
            needsConsecutiveDays={needsConsecutiveDays}
            onToggle={toggle}
          />
        </>
      )}
      <p role="status" className="text-sm font-semibold empty:sr-only">
        {note}
      </p>
      <div className="flex flex-wrap gap-2">
        {hasMeals && (
          <Button variant="secondary" size="small" onClick={() => setOpenDialog('skip')}>
            {texts.skipDays}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<ReceiptText size={18} />}
          onClick={() => setOpenDialog('statement')}
        >
          {texts.statement}
        </Button>
      </div>
      {openDialog === 'skip' && (
        <SkipDialog
          ownPass={ownPass}
          rules={rules}
          change={change}
          onDone={(text) => {
            setNote(text);
            setOpenDialog(undefined);
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'statement' && (
        <Dialog
          isOpen
          onClose={() => setOpenDialog(undefined)}
          title={texts.statement}
          description={pass.typeName}
          size="large"
        >
          <PassStatement passId={pass.id} />
        </Dialog>
      )}
    </Card>
  );
}
