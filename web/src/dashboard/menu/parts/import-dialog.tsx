import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { parseMenuList } from '@thali/shared/menu/parse-menu-list';
import { compareKey } from '@thali/shared/text/compare-text';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type ImportRow, problemOf, rowsLeft, rowsOf, withMealTimes } from '../import-rows.ts';
import { dishCount } from '../menu-sections.ts';
import { useImportMenu } from '../use-import-menu.ts';
import { FormDialog } from './form-dialog.tsx';
import { ImportList } from './import-list.tsx';
import { ImportSource } from './import-source.tsx';

interface ImportDialogProps {
  vendorId: string;
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  onClose: () => void;
}

/** Imports a whole menu: read the list, correct it, add the dishes. Rule: menu-18 */
export default function ImportDialog(props: ImportDialogProps) {
  const { vendorId, categories, items, onClose } = props;
  const known = useMemo(() => new Set(items.map(({ name }) => compareKey(name))), [items]);
  const { run, progress } = useImportMenu(vendorId, categories);
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ImportRow[]>();
  const [alert, setAlert] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const included = rows?.filter(({ isIncluded }) => isIncluded) ?? [];
  const room = Math.max(0, menuLimits.items - items.length);
  const isTooMuch = included.length > room;

  function read() {
    const category = categories[0]?.name ?? 'Menu';
    const parsedRows = rowsOf(parseMenuList(text), { known, category });
    setAlert(parsedRows.length > 0 ? undefined : 'No dish with a price was found in this list.');
    if (parsedRows.length > 0) setRows(parsedRows);
  }

  const edit = useCallback((key: string, changes: Partial<ImportRow>) => {
    setRows((before) => before?.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  }, []);

  async function add() {
    setIsTried(true);
    const open = included.filter(problemOf);
    if (open.length > 0) {
      return setAlert(
        `${dishCount(open.length)} to complete. The first is ${open[0]?.name || 'one without a name'}.`,
      );
    }
    setAlert(undefined);
    const result = await run(included);
    const rowsToRetry = rowsLeft(rows ?? [], result);
    const missing = rowsToRetry.filter(({ isIncluded }) => isIncluded).length;
    const added = included.length - missing;
    if (added > 0) showToast({ kind: 'success', title: `${dishCount(added)} added` });
    if (missing === 0) return onClose();
    setRows(rowsToRetry);
    setAlert(`${dishCount(missing)} could not be added. You can try again.`);
  }

  return (
    <FormDialog
      title="Import menu"
      description={rows ? 'Check each dish. You can correct everything here.' : undefined}
      size="large"
      isDirty={text.trim() !== ''}
      isBusy={progress !== undefined}
      onClose={onClose}
      footer={(leave) => (
        <div className="flex flex-wrap items-center justify-end gap-2 [&>[role=alert]]:mt-0 [&>[role=alert]]:basis-full">
          <FormFailure text={isTooMuch ? fullText(room, included.length) : alert} />
          <p
            role="status"
            className="grow basis-full text-sm text-ink-soft empty:hidden sm:basis-0"
          >
            {progress && `Adding ${progress.done + 1} of ${progress.of}`}
          </p>
          <Button
            variant="secondary"
            disabled={progress !== undefined}
            onClick={rows ? () => setRows(undefined) : leave}
            className="grow sm:grow-0"
          >
            {rows ? 'Back' : 'Cancel'}
          </Button>
          {rows ? (
            <Button
              disabled={included.length === 0 || isTooMuch}
              isBusy={progress !== undefined}
              busyLabel="Adding..."
              onClick={() => void add()}
              className="grow sm:grow-0"
            >
              {`Add ${dishCount(included.length)}`}
            </Button>
          ) : (
            <Button disabled={text.trim() === ''} onClick={read} className="grow sm:grow-0">
              Read list
            </Button>
          )}
        </div>
      )}
    >
      <div className="flex flex-col gap-4">
        {rows ? (
          <ImportList
            {...{ rows, categories, known, isTried }}
            onEdit={edit}
            onMealTimes={(mealTimes) => setRows(withMealTimes(rows, mealTimes))}
            onMarkRest={(isVegetarian) =>
              setRows(
                rows.map((row) => ({ ...row, isVegetarian: row.isVegetarian ?? isVegetarian })),
              )
            }
          />
        ) : (
          <ImportSource text={text} onChange={setText} />
        )}
      </div>
    </FormDialog>
  );
}

function fullText(room: number, count: number): string {
  return `A menu holds at most ${menuLimits.items} dishes, and yours has room for ${room}. Please leave out ${count - room}.`;
}
