import type { Pot } from '@thali/shared/pots/pots.contract';
import { maxVessels } from '@thali/shared/pots/pots.contract';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { vesselsText } from '../../lib/pots/pot-texts.ts';
import { Chip } from '../../lib/ui/chip.tsx';
import type { PotDraft } from './pot-draft.ts';
import * as texts from './pots-texts.ts';

interface PotRowProps {
  pot: Pot;
  draft: PotDraft;
  /** Times at which the dish may have run out. */
  times: readonly string[];
  onChange: (draft: PotDraft) => void;
}

const leftChoices = [
  { left: 0, label: texts.none },
  { left: 0.25, label: '¼' },
  { left: 0.5, label: '½' },
] as const;

/** Made and left of a dish, in vessels. */
export function PotRow({ pot, draft, times, onChange }: PotRowProps) {
  const { made, left, ranOutAt } = draft;
  const isMore = left !== undefined && left > 0.5;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-bold wrap-anywhere">
        {pot.name}{' '}
        <span className="font-normal text-ink-soft">{texts.vesselsOf(pot.portions)}</span>
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold">{texts.made}</span>
        <VesselStepper
          name={texts.madeOf(pot.name)}
          vessels={made}
          onChange={(next) => onChange({ ...draft, made: next })}
        />
      </div>
      <fieldset className="flex flex-wrap items-center justify-between gap-2">
        <legend className="sr-only">{texts.leftOf(pot.name)}</legend>
        <span aria-hidden="true" className="font-semibold">
          {texts.left}
        </span>
        <div className="flex flex-wrap gap-1.5">
          {leftChoices.map((choice) => (
            <Chip
              key={choice.label}
              isSelected={left === choice.left}
              onClick={() => onChange({ ...draft, left: choice.left })}
              className="min-w-12 justify-center text-base!"
            >
              {choice.label}
            </Chip>
          ))}
          <Chip
            isSelected={isMore}
            onClick={() => onChange({ ...draft, left: isMore ? left : Math.min(1, made) })}
            className="justify-center text-base!"
          >
            {texts.more}
          </Chip>
        </div>
      </fieldset>
      {isMore && (
        <div className="flex items-center justify-between gap-3">
          <span className="text-ink-soft">{texts.vesselsLeft}</span>
          <VesselStepper
            name={texts.leftNow(pot.name)}
            vessels={left}
            max={made}
            onChange={(next) => onChange({ ...draft, left: next })}
          />
        </div>
      )}
      {left === 0 && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="mb-1.5 text-sm text-ink-soft">{texts.ranOutAt}</legend>
          {times.map((time) => (
            <Chip
              key={time}
              isSelected={ranOutAt === time}
              onClick={() => onChange({ ...draft, ranOutAt: ranOutAt === time ? undefined : time })}
            >
              {time}
            </Chip>
          ))}
        </fieldset>
      )}
    </li>
  );
}

interface VesselStepperProps {
  /** For screen readers. */
  name: string;
  vessels: number;
  max?: number;
  onChange: (vessels: number) => void;
}

function VesselStepper({ name, vessels, max = maxVessels, onChange }: VesselStepperProps) {
  const id = useId();
  const button =
    'touch inline-flex size-12 items-center justify-center rounded-full bg-accent-soft hover:bg-accent/35 aria-disabled:opacity-35';
  const isAtMin = vessels <= 1;
  const isAtMax = vessels >= max;
  return (
    <fieldset className="flex items-center gap-2" aria-describedby={id}>
      <legend className="sr-only">{name}</legend>
      <button
        type="button"
        className={button}
        aria-label={texts.oneLess(name)}
        aria-disabled={isAtMin || undefined}
        onClick={isAtMin ? undefined : () => onChange(Math.max(1, vessels - 1))}
      >
        <Minus size={20} />
      </button>
      <output id={id} className="money min-w-12 text-center text-2xl font-bold">
        {vesselsText(vessels)}
      </output>
      <button
        type="button"
        className={button}
        aria-label={texts.oneMore(name)}
        aria-disabled={isAtMax || undefined}
        onClick={isAtMax ? undefined : () => onChange(Math.min(max, vessels + 1))}
      >
        <Plus size={20} />
      </button>
    </fieldset>
  );
}
