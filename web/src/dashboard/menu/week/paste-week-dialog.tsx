import { readWeekList } from '@thali/shared/week-menu/read-week-list';
import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { mealNames } from './week-drafts.ts';

interface PasteWeekDialogProps {
  week: WeekMenu;
  onRead: (meals: { date: string; name: string; contents: string }[]) => void;
  onClose: () => void;
}

/** Reads a pasted list into the fields. The dialog publishes nothing. */
export function PasteWeekDialog({ week, onRead, onClose }: PasteWeekDialogProps) {
  const [text, setText] = useState('');
  const names = mealNames(week);
  const { meals, unreadLines } = readWeekList(text, { today: week.today, names });
  return (
    <FormDialog
      title="Paste a list"
      description="A chat or a sheet with days and meals. Nothing is published yet."
      isDirty={text.trim() !== ''}
      isBusy={false}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter onCancel={leave} isBusy={false}>
          <Button disabled={meals.length === 0} onClick={() => onRead(meals)}>
            {meals.length === 1 ? 'Use 1 meal' : `Use ${meals.length} meals`}
          </Button>
        </DialogFooter>
      )}
    >
      <div className="flex flex-col gap-3">
        <TextArea
          label="The list"
          rows={10}
          maxLength={10_000}
          placeholder={`Monday\n${names[0]}: poha, tea\nTuesday\n${names[0]}: idli, sambar`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div role="status">
          {unreadLines.length > 0 && (
            <>
              <p className="text-sm font-semibold">
                Left out. Each line needs a day and one of your meals: {names.join(', ')}.
              </p>
              <ul className="text-sm text-ink-soft">
                {unreadLines.slice(0, 10).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal lines have no other identity
                  <li key={index} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
