import type { ColumnRole } from '@thali/shared/menu/import/find-columns';
import type { Table } from '@thali/shared/menu/import/split-table';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { roleLabels } from '../import-columns.ts';

interface ImportColumnsStepProps {
  table: Table;
  roles: readonly ColumnRole[];
  onChange: (roles: ColumnRole[]) => void;
}

const maxRows = 5;
const options = Object.entries(roleLabels).map(([value, label]) => ({
  value: value as ColumnRole,
  label,
}));

/** Shows the first rows of a table. The user chooses what is in each column. */
export function ImportColumnsStep({ table, roles, onChange }: ImportColumnsStepProps) {
  const header = table.rows[table.headerAt]?.cells ?? [];
  const rows = table.rows
    .slice(table.headerAt + 1)
    .flatMap(({ cells, line }) => (cells?.some((cell) => cell.trim()) ? [{ cells, line }] : []))
    .slice(0, maxRows);
  return (
    <>
      <p>What is in each column? Several price columns are the prices of sizes.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a wide table */}
      <section aria-label="First rows of your list" tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              {roles.map((role, column) => {
                const name = header[column]?.trim() || `Column ${column + 1}`;
                return (
                  <th
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                    key={column}
                    scope="col"
                    className="min-w-36 p-1.5 align-bottom font-semibold"
                  >
                    <span className="mb-1.5 block">{name}</span>
                    <PillSelect
                      aria-label={`What is in ${name}`}
                      value={role}
                      options={options}
                      onChange={(chosenRole) =>
                        onChange(roles.map((role, at) => (at === column ? chosenRole : role)))
                      }
                      className="w-full"
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, line }) => (
              <tr key={line} className="border-t border-line">
                {roles.map((role, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                    key={column}
                    className={`max-w-64 p-1.5 align-top break-words ${role === 'ignore' ? 'text-ink-faint' : ''}`}
                  >
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
