import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { PassStatement } from '../../../lib/passes/pass-statement.tsx';
import { formatDate } from '../../../lib/time/format-time.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { mealNames, mealsText } from '../pass-texts.ts';
import { type Pass, useChangeSkips, useNewCodes, useTakeMeal } from '../use-passes.ts';
import { MemberForm } from './member-form.tsx';
import { VoidFields } from './void-fields.tsx';

interface ActionProps {
  pass: Pass;
  onDone: (note: string) => void;
}

interface MemberDialogProps {
  vendorId: string;
  pass: Pass;
  meals: readonly ServedMeal[];
  onClose: () => void;
}

/** A member's balance, with the current meal and skips. Rule: passes-4, passes-6 */
export function MemberDialog({ vendorId, pass, meals, onClose }: MemberDialogProps) {
  const [note, setNote] = useState('');
  const [section, setSection] = useState<'details' | 'statement'>();
  const toggle = (name: typeof section) => setSection(section === name ? undefined : name);
  return (
    <Dialog isOpen onClose={onClose} title={pass.name} description={pass.typeName}>
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label="Left" value={mealsText(pass.left)} />
          <Figure label="Taken" value={String(pass.claimed)} />
          <Figure label="Not taken" value={String(pass.lapsed)} />
          <Figure label="Last day" value={formatDate(pass.until)} />
        </dl>
        <TakeMealButton vendorId={vendorId} pass={pass} onDone={setNote} />
        <SkipFields pass={pass} meals={meals} onDone={setNote} />
        <VoidFields pass={pass} onDone={setNote} />
        <div className="flex flex-wrap gap-2">
          <NewCodesButton pass={pass} onDone={setNote} />
          <Button variant="quiet" onClick={() => toggle('details')}>
            Change Details
          </Button>
          <Button variant="quiet" onClick={() => toggle('statement')}>
            {section === 'statement' ? 'Hide Statement' : 'Statement'}
          </Button>
        </div>
        {section === 'details' && (
          <MemberForm
            pass={pass}
            onSaved={() => {
              setSection(undefined);
              setNote('Details saved.');
            }}
          />
        )}
        {section === 'statement' && <PassStatement passId={pass.id} />}
        <p role="status" className="text-sm font-semibold empty:sr-only">
          {note}
        </p>
      </div>
    </Dialog>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** Claims the current meal by hand, for a member who has no phone or card with them. */
function TakeMealButton({ vendorId, pass, onDone }: ActionProps & { vendorId: string }) {
  const takeMeal = useTakeMeal(vendorId);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (
    <Button
      isBusy={takeMeal.isPending}
      onClick={() =>
        takeMeal.mutate(
          { passId: pass.id, idempotencyKey },
          {
            onSuccess: ({ claim }) =>
              onDone(`${claim.mealName} taken. ${mealsText(claim.left)} left.`),
            onError: (error) => onDone(failureText(error, 'Not taken. Please try again.')),
          },
        )
      }
    >
      Take Today’s Meal Now
    </Button>
  );
}

function SkipFields({ pass, meals, onDone }: ActionProps & { meals: readonly ServedMeal[] }) {
  const tomorrow = addDays(toIst(new Date(serverNow())).date, 1);
  const [from, setFrom] = useState(tomorrow);
  const [to, setTo] = useState(tomorrow);
  const [chosenMeals, setChosenMeals] = useState<readonly string[]>(pass.meals);
  const change = useChangeSkips(pass.id);
  const send = (isSkip: boolean) =>
    change.mutate(
      { isSkip, body: { from, to, meals: [...chosenMeals] } },
      {
        onSuccess: ({ changed, refused }) => {
          const resultText = isSkip ? 'skipped' : 'served again';
          const [first] = refused;
          onDone(`${mealsText(changed.length)} ${resultText}. ${first?.message ?? ''}`.trim());
        },
        onError: (error) => onDone(failureText(error, 'Not saved. Please try again.')),
      },
    );
  const isValid = from !== '' && to >= from && chosenMeals.length > 0;
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Skip meals</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="From"
          type="date"
          value={from}
          onChange={(event) => {
            setFrom(event.target.value);
            if (to < event.target.value) setTo(event.target.value);
          }}
        />
        <TextField
          label="To"
          type="date"
          value={to}
          min={from}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {pass.meals.map((id) => (
          <Chip
            key={id}
            isSelected={chosenMeals.includes(id)}
            onClick={() =>
              setChosenMeals((ids) =>
                ids.includes(id) ? ids.filter((candidate) => candidate !== id) : [...ids, id],
              )
            }
          >
            {mealNames([id], meals)}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={!isValid}
          isBusy={change.isPending}
          onClick={() => send(true)}
        >
          Skip
        </Button>
        <Button variant="quiet" disabled={!isValid || change.isPending} onClick={() => send(false)}>
          Take Skip Back
        </Button>
      </div>
    </fieldset>
  );
}

/** Replaces the codes of a pass after the member lost a phone or card. */
function NewCodesButton({ pass, onDone }: ActionProps) {
  const change = useNewCodes(pass.id);
  return (
    <Button
      variant="quiet"
      isBusy={change.isPending}
      onClick={() =>
        change.mutate(undefined, {
          onSuccess: () => onDone('The old codes no longer work. The phone shows new ones.'),
          onError: (error) => onDone(failureText(error, 'Not saved. Please try again.')),
        })
      }
    >
      Lost Phone or Card: New Codes
    </Button>
  );
}
