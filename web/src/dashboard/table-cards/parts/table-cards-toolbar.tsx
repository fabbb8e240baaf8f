import { Printer } from 'lucide-react';
import { BackLink } from '../../../lib/ui/back-link.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { SheetSize } from '../card-sheets.ts';
import { maxCards } from '../table-labels.ts';

interface TableCardsToolbarProps {
  size: SheetSize;
  onSize: (size: SheetSize) => void;
  labelsText: string;
  onType: (labelsText: string) => void;
  /** Absent if the vendor has no logo. */
  logo: { isShown: boolean; onToggle: (isShown: boolean) => void } | undefined;
  /** Whether the mess has tables. Then each table's card has its own code. */
  hasTables: boolean;
  hasLogoFailed: boolean;
  sheets: number;
  cards: number;
  isReady: boolean;
}

const sizes: readonly { value: SheetSize; label: string }[] = [
  { value: 'a4', label: 'A4, four cards per sheet' },
  { value: 'a6', label: 'A6, one card per sheet' },
];

/** The print options, which are not printed. */
export function TableCardsToolbar(props: TableCardsToolbarProps) {
  const { size, labelsText, logo, hasLogoFailed, sheets, cards } = props;
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-5 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <BackLink href="/vendor" label="Dashboard" />
          <h1 className="font-display text-xl font-bold sm:text-2xl">Table cards</h1>
        </div>
        <div className="grid gap-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <Select label="Paper" options={sizes} value={size} onChange={props.onSize} />
          <TextField
            label="Tables"
            isOptional
            placeholder="1-12, Window"
            hint={
              props.hasTables
                ? 'Empty: all your tables, each with its own code. Other names open the menu only.'
                : 'One card per table, with its name. The code opens the same menu.'
            }
            autoComplete="off"
            maxLength={500}
            value={labelsText}
            onChange={(event) => props.onType(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="text-sm text-ink-soft">
            {countText(cards, 'card')} on{' '}
            {countText(sheets, size === 'a4' ? 'A4 sheet' : 'A6 sheet')}
            {cards === maxCards && ', the most that one print takes'}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {logo && <Switch label="With your logo" isOn={logo.isShown} onChange={logo.onToggle} />}
            <Button disabled={!props.isReady} icon={<Printer size={18} />} onClick={() => print()}>
              Print
            </Button>
          </div>
        </div>
        {hasLogoFailed && (
          <p role="status" className="text-sm text-ink-soft">
            The website of your logo does not allow it inside the code, so the cards show the plain
            one.
          </p>
        )}
      </div>
    </header>
  );
}

function countText(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
