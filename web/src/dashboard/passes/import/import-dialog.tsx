import { findDuplicates } from '@thali/shared/passes/import/find-duplicates';
import { importKeys } from '@thali/shared/passes/import/import-key';
import {
  type MemberList,
  type MemberRow,
  readMembers,
} from '@thali/shared/passes/import/read-members';
import { toIst } from '@thali/shared/time/ist';
import { useState } from 'react';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { confirmLeave, useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { ListSource } from '../../shared/list-source.tsx';
import type { Pass, PassType } from '../use-passes.ts';
import { ImportReview, type ReviewRow } from './import-review.tsx';
import { useImportMembers } from './use-import-members.ts';

interface ImportDialogProps {
  vendorId: string;
  passes: readonly Pass[];
  types: readonly PassType[];
  onClose: () => void;
}

/** Imports members with their remaining meals: reads a list, shows each row, and imports after a confirmation. */
export function ImportDialog({ vendorId, passes, types, onClose }: ImportDialogProps) {
  const { run, results, progress } = useImportMembers(vendorId);
  const [text, setText] = useState('');
  const [list, setList] = useState<MemberList>();
  const [fault, setFault] = useState<string>();
  const [typeId, setTypeId] = useState(types[0]?.id);
  /** The choice of the user by line. Without a choice, the import leaves out duplicates. */
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  // The passes from before the import, so that an imported member does not become a duplicate.
  const [knownPasses] = useState(passes);
  const isBusy = progress !== undefined;
  const hasStarted = results.size > 0;
  const today = toIst(new Date(serverNow())).date;
  const rows = reviewRows();
  const rowsToImport = rows.filter((row) => row.isIncluded && row.result !== 'added');
  const isDirty = text.trim() !== '' && !(hasStarted && rowsToImport.length === 0);
  useUnsaved(isDirty);
  const leave = () => (isDirty ? confirmLeave(onClose) : onClose());

  function read(defaultTypeId: string | undefined) {
    const reading = readMembers(text, { types, defaultTypeId, today });
    setTypeId(defaultTypeId);
    setFault('fault' in reading ? reading.fault : undefined);
    if (!('fault' in reading)) setList(reading);
  }

  function reviewRows(): ReviewRow[] {
    const read: readonly MemberRow[] = list?.rows ?? [];
    const duplicates = findDuplicates(read, { passes: knownPasses, types, today });
    return read.map((row) => {
      const duplicate = duplicates.get(row.line);
      const isIncluded = Boolean(row.member) && (choices.get(row.line) ?? !duplicate);
      return { ...row, duplicate, isIncluded, result: results.get(row.line) };
    });
  }

  async function add() {
    const complete = rows.flatMap(({ line, member }) => (member ? [{ line, member }] : []));
    // All complete rows get keys, so that the keys do not depend on the user's choices.
    const keys = await importKeys(
      vendorId,
      complete.map(({ member }) => member),
    );
    const lines = new Set(rowsToImport.map(({ line }) => line));
    const tasks = complete.map((row, index) => ({ ...row, key: keys[index] ?? '' }));
    await run(tasks.filter(({ line }) => lines.has(line)));
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      isBusy={isBusy}
      size={list ? 'wide' : 'large'}
      title="Import members"
      description={list && !hasStarted && 'Nothing is imported yet. Check each row.'}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="grow basis-full text-sm text-ink-soft sm:basis-0">
            {progress
              ? `Importing ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`
              : list && summaryOf(rows)}
          </p>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={list && !hasStarted ? () => setList(undefined) : leave}
          >
            {!list ? 'Cancel' : hasStarted ? 'Close' : 'Back'}
          </Button>
          {!list && (
            <Button disabled={text.trim() === ''} onClick={() => read(typeId)}>
              Read List
            </Button>
          )}
          {list && (!hasStarted || isBusy || rowsToImport.length > 0) && (
            <Button
              disabled={rowsToImport.length === 0}
              isBusy={isBusy}
              busyLabel="Importing..."
              onClick={() => void add()}
            >
              {hasStarted ? 'Try Again' : `Import ${membersText(rowsToImport.length)}`}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {list ? (
          <>
            {!hasStarted && types.length > 1 && (
              <div className="max-w-80">
                <Select
                  label="Pass, where the list names none"
                  options={types.map(({ id, name }) => ({ value: id, label: name }))}
                  value={typeId ?? ''}
                  onChange={read}
                />
              </div>
            )}
            {list.ignored.length > 0 && (
              <p className="text-sm text-ink-soft">Not used: {list.ignored.join(', ')}</p>
            )}
            <ImportReview
              rows={rows}
              types={types}
              isBusy={isBusy}
              onInclude={(line, isIncluded) =>
                setChoices((before) => new Map([...before, [line, isIncluded]]))
              }
            />
          </>
        ) : (
          <>
            <ListSource {...sourceTexts} text={text} onChange={setText} />
            <FormFailure text={fault} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const sourceTexts = {
  label: 'Your members',
  hint: 'A CSV file, or cells copied from a sheet. The first row names the columns. Needed: name and meals left. Also read: phone, roll, diet, pass type, starts on, valid until.',
  placeholder:
    'Name, Phone, Roll, Meals left, Valid until\nAsha, 98765 43210, 21CS07, 41, 31-12-2026',
  fileLabel: 'File with your members',
};

function membersText(count: number): string {
  return count === 1 ? '1 Member' : `${count} Members`;
}

/** `40 imported, 1 failed` after the import; before it, the rows that the import leaves out. */
function summaryOf(rows: readonly ReviewRow[]): string {
  const countOf = (matches: (row: ReviewRow) => boolean) => rows.filter(matches).length;
  const counts = [
    [countOf(({ result }) => result === 'added'), 'imported'],
    [countOf(({ result }) => result !== undefined && result !== 'added'), 'failed'],
    [countOf(({ member }) => !member), 'with errors'],
    [
      countOf(({ duplicate, isIncluded }) => duplicate !== undefined && !isIncluded),
      'already there',
    ],
  ] as const;
  return counts.flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : [])).join(', ');
}
