import type { StatementText } from '../statement-text.ts';
import { PrintedTable } from './printed-table.tsx';

/** A statement, black on white in every theme, because people print it. */
export function StatementPaper({ text }: { text: StatementText }) {
  const { title, vendorName, asOf, sums, dueToVendor } = text;
  return (
    <article
      aria-label={title}
      className="mx-auto w-full max-w-3xl rounded-card bg-[white] p-5 text-[black] shadow-mid sm:p-10 print:max-w-none print:rounded-none print:p-[12mm] print:shadow-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-display text-2xl font-bold">{title}</h2>
        <p className="font-display text-lg font-bold">Thali</p>
      </div>
      <p className="mt-2 font-semibold wrap-anywhere">{vendorName}</p>
      <p className="text-sm">Platform fees of completed orders{asOf ? `. ${asOf}` : ''}</p>
      <dl className="mt-6">
        {sums.map(({ name, amount, isTotal }) => (
          <div
            key={name}
            className={`flex items-baseline justify-between gap-x-6 py-1 ${isTotal ? 'mt-1 border-t pt-2 text-lg font-bold' : ''}`}
          >
            <dt>{name}</dt>
            <dd className="money">{amount}</dd>
          </div>
        ))}
        {dueToVendor && (
          <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-sm">
            <dt>Held for you by Thali</dt>
            <dd className="money">{dueToVendor}</dd>
          </div>
        )}
      </dl>
      <PrintedTable
        title="Days"
        empty="No entries in this month."
        header={text.dayHeader}
        rows={text.days}
        totals={text.dayTotals}
        firstFigure={1}
      />
      <PrintedTable
        title="Settlements"
        empty="No settlements in this month."
        header={text.settlementHeader}
        rows={text.settlements}
        totals={text.settlementTotals}
        firstFigure={4}
      />
      <p className="mt-8 text-sm">Computer-generated. Valid without a signature.</p>
    </article>
  );
}
