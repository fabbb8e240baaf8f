import { addDays } from '@thali/shared/time/dates';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { PotAdvice } from '../../../lib/pots/pot-advice.tsx';
import { useNow, useToday } from '../../../lib/time/use-now.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { refreshOptions } from '../forecast.ts';
import { effectText, halvesText } from '../pot-effect-texts.ts';

/** How much to make for the next meals, and what the advice has changed. Rule: pots-3, pots-5 */
export function PotsPanels({ vendorId }: { vendorId: string }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <AdvicePanel vendorId={vendorId} />
      <EffectPanel vendorId={vendorId} />
    </div>
  );
}

/** The meals of today that are not over, or tomorrow's. */
function AdvicePanel({ vendorId }: { vendorId: string }) {
  const [date, now] = [useToday(), useNow().toISOString()];
  const request = (day: string) => ({ params: { vendorId }, query: { date: day } });
  const call = 'GET /vendors/{vendorId}/pots';
  const today = useApi(call, request(date), { background: true, ...refreshOptions });
  const ahead = today.data?.meals.filter(({ endsAt, pots }) => endsAt > now && pots.length > 0);
  const isOver = ahead?.length === 0;
  const tomorrow = useApi(call, request(addDays(date, 1)), {
    background: true,
    enabled: isOver,
    ...refreshOptions,
  });
  const reading = isOver ? tomorrow : today;
  return (
    <Panel title={isOver ? 'Pots Tomorrow' : 'Pots Today'}>
      <Loaded
        reading={reading}
        loading={<Skeleton className="h-40 w-full" />}
        failedText="The pots could not be loaded"
        isSection
      >
        {({ meals, runOutOneIn }) => {
          const shownMeals = isOver ? meals : (ahead ?? []);
          return shownMeals.some(({ pots }) => pots.length > 0) ? (
            <PotAdvice meals={shownMeals} runOutOneIn={runOutOneIn} />
          ) : (
            <p className="text-ink-soft">No meal with a pot is planned.</p>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function EffectPanel({ vendorId }: { vendorId: string }) {
  const reading = useApi(
    'GET /vendors/{vendorId}/pots/effect',
    { params: { vendorId } },
    { background: true, ...refreshOptions },
  );
  return (
    <Panel title="What the Advice Saves">
      <Loaded
        reading={reading}
        loading={<Skeleton className="h-40 w-full" />}
        failedText="The effect could not be loaded"
        isSection
      >
        {(measured) => (
          <div className="flex flex-col gap-2">
            <p className="text-lg font-bold">{effectText(measured)}</p>
            {halvesText(measured).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="text-sm text-ink-soft">
              Every dish shows advice in one of two weeks, chosen at random, so you compare your
              mess with itself. A forecast alone saves little. Passes, skips and orders known before
              cooking save most.
            </p>
          </div>
        )}
      </Loaded>
    </Panel>
  );
}
