import { useId, useRef } from 'react';
import { useOverflows } from '../../../lib/ui/table/use-overflows.ts';

interface PrintedTableProps {
  title: string;
  /** The text if there are no rows. */
  empty: string;
  header: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  totals?: readonly string[];
  /** The first column with numbers. */
  firstFigure: number;
}

/** A table on a printed sheet. On a narrow screen it scrolls sideways. */
export function PrintedTable({
  title,
  empty,
  header,
  rows,
  totals,
  firstFigure,
}: PrintedTableProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflows(frame, table);
  const look = (column: number) =>
    `px-2 py-1.5 first:pl-0 last:pr-0 ${column >= firstFigure ? 'money text-right' : ''}`;
  return (
    <div className="mt-8">
      <h3 id={id} className="text-lg font-bold">
        {title}
      </h3>
      {overflows && (
        <p className="mt-1 text-sm print:hidden">Scroll the table sideways to see all of it.</p>
      )}
      {rows.length === 0 ? (
        <p className="mt-1">{empty}</p>
      ) : (
        <div
          ref={frame}
          {...(overflows && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
          className="overflow-x-auto"
        >
          <table
            ref={table}
            aria-labelledby={id}
            className="mt-1 w-full border-collapse text-left text-sm"
          >
            <thead>
              <tr className="border-b">
                {header.map((name, column) => (
                  <th key={name} scope="col" className={look(column)}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={name} className="break-inside-avoid border-b border-[#d9d9d9]">
                  <th scope="row" className={`${look(0)} font-normal whitespace-nowrap`}>
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                    <td key={index} className={look(index + 1)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {totals && (
              // Printers repeat a footer on each page, and totals belong at the end only.
              <tfoot className="table-row-group">
                <tr className="border-t font-bold">
                  {totals.map((cell, column) =>
                    column === 0 ? (
                      <th key={cell} scope="row" className={look(0)}>
                        {cell}
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                      <td key={column} className={look(column)}>
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </div>
  );
}
