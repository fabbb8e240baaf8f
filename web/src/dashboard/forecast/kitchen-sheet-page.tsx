import type { ReactNode } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { PotAdvice } from '../../lib/pots/pot-advice.tsx';
import { PrintButton, PrintedPage } from '../../lib/print/printed-page.tsx';
import { SheetSkeleton } from '../../lib/print/sheet-loading.tsx';
import { useToday } from '../../lib/time/use-now.ts';
import { tabPath } from '../shared/dashboard-paths.ts';
import { type PortionForecast, usePortionForecast } from './forecast.ts';
import { countText, dishNote, longDay, rangeMeaning, rangeText } from './forecast-texts.ts';
import { noPortionsText, portionsFailedText } from './parts/portions-panel.tsx';

interface KitchenSheetPageProps {
  vendorId: string;
  vendorName: string;
  /** Whether the mess has meal passes, so that the sheet shows their headcount. */
  hasPasses: boolean;
  /** Whether the kitchen records pots, so that the sheet says how much to make. */
  hasPots: boolean;
}

/** The expected portions as a sheet to print for the kitchen. */
export default function KitchenSheetPage(props: KitchenSheetPageProps) {
  const { vendorId, vendorName, hasPasses, hasPots } = props;
  const portions = usePortionForecast(vendorId, useToday());
  const { data } = portions;
  return (
    <PrintedPage
      title="Kitchen sheet"
      fileName={`Kitchen sheet ${data?.date ?? ''} · ${vendorName}`}
      label="Kitchen sheet"
      back={{ href: tabPath('forecasting'), label: 'AI Forecasting' }}
      actions={data && <PrintButton />}
    >
      <Loaded reading={portions} loading={<SheetSkeleton />} failedTitle={portionsFailedText}>
        {(loaded) => (
          <KitchenSheet portions={loaded} vendorName={vendorName}>
            {hasPasses && <PassHeadcount vendorId={vendorId} date={loaded.date} />}
            {hasPots && <PotsToMake vendorId={vendorId} date={loaded.date} />}
          </KitchenSheet>
        )}
      </Loaded>
    </PrintedPage>
  );
}

interface KitchenSheetProps {
  portions: PortionForecast;
  vendorName: string;
  /** Shown above the portions. */
  children: ReactNode;
}

/** The sheet, black on white in every theme, because it hangs on the kitchen's wall. */
function KitchenSheet({ portions: { date, items }, vendorName, children }: KitchenSheetProps) {
  const hasPreOrders = items.some(({ tomorrow }) => tomorrow.ordered);
  return (
    <article
      aria-label="Portions to prepare"
      className="mx-auto w-full max-w-3xl rounded-card bg-[white] p-5 text-[black] shadow-mid sm:p-10 print:max-w-none print:rounded-none print:box-decoration-clone print:p-[12mm] print:shadow-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-display text-2xl font-bold">{longDay(date)}</h2>
        <p className="font-display text-lg font-bold">Thali</p>
      </div>
      <p className="mt-2 font-semibold wrap-anywhere">{vendorName}</p>
      {children}
      {items.length > 0 && (
        <p className="text-sm">
          Portions expected on the day, and in the 7 days from then. {rangeMeaning}.
        </p>
      )}
      {items.length === 0 ? (
        <p className="mt-8">{noPortionsText}</p>
      ) : (
        <table className="mt-6 w-full border-collapse text-left sm:text-lg print:text-base">
          <caption className="sr-only">Portions to prepare</caption>
          <thead>
            <tr className="border-b-2 text-sm">
              <th scope="col" className="py-1.5 pr-2">
                Dish
              </th>
              <th scope="col" className={figure}>
                {longDay(date).split(',')[0]}
              </th>
              {hasPreOrders && (
                <th scope="col" className={figure}>
                  Ordered already
                </th>
              )}
              <th scope="col" className={figure}>
                7 days
              </th>
              <th scope="col" className={tick}>
                Done
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ menuItemId, name, tomorrow, week, ...facts }) => (
              <tr key={menuItemId} className="break-inside-avoid border-b border-[#d9d9d9]">
                <th scope="row" className="py-2 pr-2 font-semibold wrap-anywhere print:py-1.5">
                  {name}
                  <span className="block text-sm font-normal empty:hidden">{dishNote(facts)}</span>
                </th>
                <PortionCell {...tomorrow} />
                {hasPreOrders && <td className={`${figure} money`}>{tomorrow.ordered ?? 0}</td>}
                <PortionCell {...week} />
                <td className={tick}>
                  <span
                    aria-hidden="true"
                    className="inline-block size-5 rounded-xs border-2 align-middle"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

/** The members who eat with a pass on the day. Rule: passes-7 */
function PassHeadcount({ vendorId, date }: { vendorId: string; date: string }) {
  const { data } = useApi(
    'GET /vendors/{vendorId}/meals/headcount',
    { params: { vendorId }, query: { date } },
    { refetchOnMount: 'always' },
  );
  const meals = data?.meals.filter(({ isClosed }) => !isClosed) ?? [];
  if (meals.length === 0) return null;
  return (
    <section aria-label="Meal passes" className="my-4 border-y-2 py-2">
      {meals.map((meal) => (
        <p key={meal.meal} className="sm:text-lg print:text-base">
          <strong>
            {meal.name}: {countText(meal.expected)} with a pass
          </strong>
          {headcountNote(meal)}
        </p>
      ))}
    </section>
  );
}

/** How many vessels to make. Rule: pots-3 */
function PotsToMake({ vendorId, date }: { vendorId: string; date: string }) {
  const { data } = useApi(
    'GET /vendors/{vendorId}/pots',
    { params: { vendorId }, query: { date } },
    { refetchOnMount: 'always' },
  );
  if (!data?.meals.some(({ pots }) => pots.length > 0)) return null;
  return (
    <section aria-label="Pots" className="my-4 border-b-2 pb-3 sm:text-lg print:text-base">
      <PotAdvice meals={data.meals} runOutOneIn={data.runOutOneIn} />
    </section>
  );
}

/** `, 18 skipped, up to 12 more, so far`. */
function headcountNote({
  skipped,
  open,
  fixedAt,
}: {
  skipped: number;
  open: number;
  fixedAt: string | null;
}): string {
  const notes = [
    skipped > 0 && `${countText(skipped)} skipped`,
    open > 0 && `up to ${countText(open)} more`,
    fixedAt === null && 'so far',
  ];
  return notes.flatMap((note) => (note ? [`, ${note}`] : [])).join('');
}

const figure = 'px-2 py-1.5 text-right';
/** The box to tick with a pen. A narrow screen has no room for it. */
const tick = 'w-14 py-1.5 pl-2 text-right max-sm:hidden print:table-cell';

function PortionCell({ expected, lower, upper }: PortionForecast['items'][number]['week']) {
  return (
    <td className={`${figure} money`}>
      <strong>{countText(expected)}</strong>
      <span className="block text-sm print:sm:ml-2 print:sm:inline-block print:sm:min-w-24">
        {rangeText(lower, upper)}
      </span>
    </td>
  );
}
