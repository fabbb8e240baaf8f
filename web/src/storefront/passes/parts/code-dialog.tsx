import { codeSeconds, codeStep, formatCode, mealCode } from '@thali/shared/passes/meal-code';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { toIst } from '@thali/shared/time/ist';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useComputedValue } from '../../../lib/data/use-computed-value.ts';
import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { useKeepAwake } from '../../../lib/ui/use-keep-awake.ts';
import type { OwnPass, PassMeal } from '../own-passes.ts';
import * as texts from '../pass-page-texts.ts';
import { currentMealOf, mealsLeftText, nextMealOf } from '../pass-texts.ts';

/** Sharp on phones with three pixels per dot. */
const codeWidthPx = 1080;

interface CodeDialogProps {
  ownPass: OwnPass;
  onClose: () => void;
}

/** The code for a meal at full width, white in both themes, with the screen kept on. Rule: passes-5 */
export function CodeDialog({ ownPass, onClose }: CodeDialogProps) {
  useKeepAwake();
  const now = useNow(1000);
  const { pass, meals } = ownPass;
  const currentMeal = currentMealOf(meals, now);
  return (
    <Dialog isOpen onClose={onClose} title={pass.name} description={mealsLeftText(pass.left)}>
      <div className="flex flex-col items-center gap-4 pb-2 text-center">
        {currentMeal?.state === 'claimed' ? (
          <Claimed meal={currentMeal} />
        ) : (
          <RotatingCode ownPass={ownPass} now={now} />
        )}
        <p className="text-lg font-semibold">{mealNote(ownPass, currentMeal, now)}</p>
      </div>
    </Dialog>
  );
}

function mealNote(ownPass: OwnPass, currentMeal: PassMeal | undefined, now: Date): string {
  if (currentMeal?.state === 'skipped') return texts.youSkipped(currentMeal.name);
  if (currentMeal) return texts.mealUntil(currentMeal.name, formatTime(currentMeal.endsAt));
  const nextMeal = nextMealOf(ownPass, now);
  return nextMeal
    ? texts.noMealUntil(nextMeal.name, formatTime(nextMeal.startsAt))
    : texts.noMealNow;
}

function Claimed({ meal }: { meal: PassMeal }) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-10 text-leaf">
      <CircleCheck size={96} />
      <p className="font-display text-2xl font-bold">{texts.taken(meal.name)}</p>
    </div>
  );
}

function RotatingCode({ ownPass: { pass, keys }, now }: { ownPass: OwnPass; now: Date }) {
  const key = keys.find(({ date }) => date === toIst(now).date)?.key;
  const step = codeStep(now);
  const { data: image } = useComputedValue(
    ['pass-code', pass.id, step],
    async () => {
      const code = await mealCode(key ?? '', step);
      const text = formatCode({ kind: 'PASS', suffix: passSuffix(pass.id), code });
      return drawQr(text, { widthPx: codeWidthPx });
    },
    { enabled: key !== undefined, gcTime: 2 * codeSeconds * 1000 },
  );
  // Shows the last code while the browser draws the next code, because the last code is still valid.
  const lastImage = useRef(image);
  lastImage.current = image ?? lastImage.current;
  if (!key) {
    return (
      <p role="alert" className="max-w-xs py-10 text-ink-soft">
        {texts.noCodeToday}
      </p>
    );
  }
  const secondsLeft = codeSeconds - (Math.floor(now.getTime() / 1000) % codeSeconds);
  return (
    <>
      <div className="aspect-square w-full max-w-[60dvh] overflow-hidden rounded-card border border-line bg-[white]">
        {lastImage.current && (
          <img src={lastImage.current} alt={texts.qrForMeal} className="size-full" />
        )}
      </div>
      <p aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
        {texts.newCodeIn(secondsLeft)}
      </p>
    </>
  );
}
