import type { PotsOfMeal } from '@thali/shared/pots/pots.contract';
import { CookingPot } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/data/use-api.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { useNow, useToday } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { StepQueue } from '../step-queue.ts';
import { PotsSheet } from './pots-sheet.tsx';
import * as texts from './pots-texts.ts';

interface KitchenPotsProps {
  vendorId: string;
  queue: StepQueue;
  /** Whether new orders wait, which come first. */
  isRinging: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

const call = 'GET /vendors/{vendorId}/pots';
const refetchMs = 30 * 60_000;

/** Asks after a meal how much was made and left. The bar takes one row above the orders. Rule: pots-2 */
export default function KitchenPots(props: KitchenPotsProps) {
  const { vendorId, queue, isRinging, isOpen, onOpen, onClose } = props;
  const date = useToday();
  const now = useNow().toISOString();
  const request = { params: { vendorId }, query: { date } };
  const reading = useApi(call, request, {
    read: (options) => kitchenCall(call, { ...request, ...options }),
    background: true,
    staleTime: refetchMs,
    refetchInterval: refetchMs,
  });
  const waiting = useWaitingMeals(queue, () => void reading.refetch());
  const [postponed, setPostponed] = useState<string>();
  const asked = reading.data?.meals.findLast(
    ({ meal, endsAt, pots }) =>
      endsAt <= now &&
      pots.length > 0 &&
      pots.every(({ recorded }) => !recorded) &&
      !waiting.has(`${date}#${meal}`),
  );
  const isAsking = asked && postponed !== `${date}#${asked.meal}` && !isRinging && !isOpen;
  return (
    <>
      {isAsking && (
        <AskBar
          meal={asked}
          onEnter={onOpen}
          onLater={() => setPostponed(`${date}#${asked.meal}`)}
        />
      )}
      {isOpen && (
        <PotsSheet
          {...{ vendorId, date, reading, waiting, onClose }}
          onSave={(act) => {
            queue.add([act]);
            onClose();
          }}
        />
      )}
    </>
  );
}

interface AskBarProps {
  meal: PotsOfMeal;
  onEnter: () => void;
  onLater: () => void;
}

function AskBar({ meal, onEnter, onLater }: AskBarProps) {
  return (
    <div className="px-3 pt-2 max-md:pb-2 sm:px-4 short:py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line-strong bg-surface py-1.5 pr-2 pl-4">
        <p role="status" className="flex min-w-0 items-center gap-2.5 font-bold">
          <CookingPot size={20} className="shrink-0" />
          {texts.mealIsOver(meal.name)}
        </p>
        <div className="flex gap-2">
          <Button size="small" aria-haspopup="dialog" onClick={onEnter}>
            {texts.enter}
          </Button>
          <Button size="small" variant="quiet" onClick={onLater}>
            {texts.later}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The meals whose entries wait for the server, as `{date}#{meal}`. Calls `onSent` when one was answered. */
function useWaitingMeals(queue: StepQueue, onSent: () => void): ReadonlySet<string> {
  const steps = useObservable(queue.steps);
  const waiting = steps.flatMap(({ act }) =>
    act.kind === 'pots' ? `${act.date}#${act.mealId}` : [],
  );
  const before = useRef(waiting.length);
  const sent = useRef(onSent);
  sent.current = onSent;
  useEffect(() => {
    if (waiting.length < before.current) sent.current();
    before.current = waiting.length;
  }, [waiting.length]);
  return new Set(waiting);
}
