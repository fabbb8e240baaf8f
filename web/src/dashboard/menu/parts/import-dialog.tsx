import type { ColumnRole } from '@thali/shared/menu/import/find-columns';
import { readMenuList } from '@thali/shared/menu/import/read-menu-list';
import type { Table } from '@thali/shared/menu/import/split-table';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { compareKey } from '@thali/shared/text/compare-text';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { ListSource } from '../../shared/list-source.tsx';
import { columnsProblem, rememberColumns, rememberedColumns } from '../import-columns.ts';
import {
  entriesOf,
  type ImportEntry,
  type ImportRow,
  problemOf,
  rowsIn,
  unfinishedEntries,
  withDish,
  withHeading,
  withRows,
  withSizeNames,
} from '../import-rows.ts';
import { dishCount } from '../menu-sections.ts';
import { useImportMenu } from '../use-import-menu.ts';
import { FormDialog } from './form-dialog.tsx';
import { ImportColumnsStep } from './import-columns-step.tsx';
import type { LineAction } from './import-line-row.tsx';
import { ImportList } from './import-list.tsx';

interface ImportDialogProps {
  vendorId: string;
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  onClose: () => void;
}

type Step =
  | { kind: 'source' }
  | { kind: 'columns'; table: Table; roles: ColumnRole[] }
  | {
      kind: 'review';
      entries: readonly ImportEntry[];
      table: Table | undefined;
      roles: ColumnRole[];
    };

const descriptions = {
  source: undefined,
  columns: 'Your list is a table. Please check its columns.',
  review: 'Check each dish. You can correct everything here.',
};

const sourceTexts = {
  label: 'Your list',
  hint: 'One dish and its price on each line, as on your printed menu. A CSV file, cells copied from a sheet and a chat work too. You check everything before it is added.',
  placeholder: 'Breakfast\nMasala Dosa 60\nIdli 40\nTea/Coffee 15/20',
  fileLabel: 'File with your menu',
};

const noDishText = 'No dish with a price was found in this list.';

/** Imports a whole menu: reads a list, asks about its columns if needed, and lets the user correct it. Rule: menu-18 */
export default function ImportDialog(props: ImportDialogProps) {
  const { vendorId, categories, items, onClose } = props;
  const menuNames = useMemo(() => new Set(items.map(({ name }) => compareKey(name))), [items]);
  const category = categories[0]?.name ?? 'Menu';
  const { run, progress } = useImportMenu(vendorId, categories);
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'source' });
  const [alert, setAlert] = useState<string>();
  const [hasTried, setHasTried] = useState(false);
  const entries = step.kind === 'review' ? step.entries : [];
  const includedRows = rowsIn(entries).filter(({ isIncluded }) => isIncluded);
  const freePlaces = Math.max(0, menuLimits.items - items.length);
  const exceedsMenu = includedRows.length > freePlaces;
  const hasNoDish = entries.length > 0 && rowsIn(entries).length === 0;

  function readList() {
    const { table } = readMenuList(text);
    if (!table) return review(undefined, []);
    const rememberedRoles = rememberedColumns(table);
    if (rememberedRoles || table.isCertain) return review(table, rememberedRoles ?? table.roles);
    setAlert(undefined);
    setStep({ kind: 'columns', table, roles: table.roles });
  }

  function review(table: Table | undefined, roles: ColumnRole[]) {
    const foundEntries = entriesOf(readMenuList(text, roles).entries, { menuNames, category });
    setAlert(foundEntries.length > 0 ? undefined : noDishText);
    if (foundEntries.length > 0) setStep({ kind: 'review', entries: foundEntries, table, roles });
  }

  function takeColumns(table: Table, roles: ColumnRole[]) {
    const problem = columnsProblem(roles);
    if (problem) return setAlert(problem);
    rememberColumns(table, roles);
    review(table, roles);
  }

  const change = useCallback((to: (entries: readonly ImportEntry[]) => readonly ImportEntry[]) => {
    setStep((current) =>
      current.kind === 'review' ? { ...current, entries: to(current.entries) } : current,
    );
  }, []);
  const edit = useCallback(
    (key: string, changes: Partial<ImportRow>) =>
      change((all) => withRows(all, (row) => (row.key === key ? { ...row, ...changes } : row))),
    [change],
  );

  function actOnLine(key: string, action: LineAction) {
    change((all) => {
      const line = all.find((entry) => entry.key === key);
      if (!line || line.kind === 'dish') return all;
      if (action === 'dish') return withDish(all, line, category);
      return action === 'heading' ? withHeading(all, line) : all.filter((entry) => entry !== line);
    });
  }

  async function add() {
    setHasTried(true);
    setAlert(undefined);
    if (incompleteText(includedRows)) return;
    const remainingEntries = unfinishedEntries(entries, await run(includedRows));
    const missingCount = rowsIn(remainingEntries).filter(({ isIncluded }) => isIncluded).length;
    const addedCount = includedRows.length - missingCount;
    if (addedCount > 0) showToast({ kind: 'success', title: `${dishCount(addedCount)} added` });
    if (missingCount === 0) return onClose();
    change(() => remainingEntries);
    setAlert(`${dishCount(missingCount)} could not be added. You can try again.`);
  }

  function goBack() {
    setAlert(undefined);
    setHasTried(false);
    const isFromColumns = step.kind === 'review' && step.table && !step.table.isCertain;
    setStep(
      isFromColumns && step.table
        ? { kind: 'columns', table: step.table, roles: step.roles }
        : { kind: 'source' },
    );
  }

  return (
    <FormDialog
      title="Import menu"
      description={descriptions[step.kind]}
      size="large"
      isDirty={text.trim() !== ''}
      isBusy={progress !== undefined}
      onClose={onClose}
      footer={(leave) => (
        <div className="flex flex-wrap items-center justify-end gap-2 [&>[role=alert]]:mt-0 [&>[role=alert]]:basis-full">
          <FormFailure
            text={
              exceedsMenu
                ? fullText(freePlaces, includedRows.length)
                : ((hasTried ? incompleteText(includedRows) : undefined) ??
                  (hasNoDish ? noDishText : alert))
            }
          />
          <p
            role="status"
            className="grow basis-full text-sm text-ink-soft empty:hidden sm:basis-0"
          >
            {progress && `Adding ${progress.done + 1} of ${progress.total}`}
          </p>
          <Button
            variant="secondary"
            disabled={progress !== undefined}
            onClick={step.kind === 'source' ? leave : goBack}
            className="grow sm:grow-0"
          >
            {step.kind === 'source' ? 'Cancel' : 'Back'}
          </Button>
          {step.kind === 'source' && (
            <Button disabled={text.trim() === ''} onClick={readList} className="grow sm:grow-0">
              Read list
            </Button>
          )}
          {step.kind === 'columns' && (
            <Button onClick={() => takeColumns(step.table, step.roles)} className="grow sm:grow-0">
              Use these columns
            </Button>
          )}
          {step.kind === 'review' && (
            <Button
              disabled={includedRows.length === 0 || exceedsMenu}
              isBusy={progress !== undefined}
              busyLabel="Adding..."
              onClick={() => void add()}
              className="grow sm:grow-0"
            >
              {`Add ${dishCount(includedRows.length)}`}
            </Button>
          )}
        </div>
      )}
    >
      <div className="flex flex-col gap-4">
        {step.kind === 'source' && <ListSource {...sourceTexts} text={text} onChange={setText} />}
        {step.kind === 'columns' && (
          <ImportColumnsStep
            table={step.table}
            roles={step.roles}
            onChange={(roles) => setStep({ ...step, roles })}
          />
        )}
        {step.kind === 'review' && (
          <ImportList
            {...{ entries, categories, menuNames, hasTried }}
            onEdit={edit}
            onAct={actOnLine}
            onMealTimes={(mealTimes) =>
              change((all) =>
                withRows(all, (row) => (row.hasListedMealTimes ? row : { ...row, mealTimes })),
              )
            }
            onNameSizes={(names) => change((all) => withSizeNames(all, names))}
            onMark={(isVegetarian, rows) =>
              change((all) =>
                withRows(all, (row) => (rows.includes(row) ? { ...row, isVegetarian } : row)),
              )
            }
          />
        )}
      </div>
    </FormDialog>
  );
}

/** Says how many dishes still lack something. Returns undefined if all are complete. */
function incompleteText(includedRows: readonly ImportRow[]): string | undefined {
  const [first, ...otherRows] = includedRows.filter(problemOf);
  if (!first) return undefined;
  const count = dishCount(otherRows.length + 1);
  return `${count} to complete. The first is ${first.name || 'one without a name'}.`;
}

function fullText(freePlaces: number, count: number): string {
  return `A menu holds at most ${menuLimits.items} dishes, and yours has room for ${freePlaces}. Please leave out ${count - freePlaces}.`;
}
