import { LayoutDashboard, SlidersHorizontal, Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../account/session/use-session.ts';
import type { LiveState } from '../../lib/live/live-types.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Chip } from '../../lib/ui/chip.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { LiveMark } from '../../orders/live/live-link.tsx';
import { FullScreenButton } from '../device/full-screen-button.tsx';
import { PersonMark } from '../device/person/person-mark.tsx';
import * as texts from '../kitchen-texts.ts';
import { SoundButton, SoundMark } from './sound-mark.tsx';

export type KitchenView = 'tickets' | 'to-cook';

interface KitchenHeaderProps {
  messName: string;
  link: LiveState;
  /** Undefined if both views fit side by side. */
  view: KitchenView | undefined;
  onView: (view: KitchenView) => void;
  onDishes: () => void;
  onControls: () => void;
  /** The bar about unseen orders. */
  alarm: ReactNode;
  isRinging: boolean;
  /** The state of this device's printer. */
  printer: ReactNode;
}

/** The header. It is small, because cooks at the stove do not need it. */
export function KitchenHeader(props: KitchenHeaderProps) {
  const { messName, link, view, onView, onDishes, onControls, alarm, isRinging, printer } = props;
  const { status } = useSession();
  return (
    <header className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-b border-line bg-paper px-3 pt-1 sm:px-4 lg:pb-1 short:py-0">
      <div
        // The alarm takes the space of the mess's name.
        className={classNames(
          'min-w-24 grow basis-0 sm:min-w-0',
          isRinging && 'lg:grow-0 lg:basis-auto short:grow-0 short:basis-auto',
        )}
      >
        <h1
          className={classNames(
            'truncate font-display text-lg leading-tight font-bold',
            isRinging && 'lg:max-xl:sr-only short:sr-only',
          )}
        >
          <span className="sr-only">{texts.kitchenPrefix}</span>
          {messName}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3">
          <LiveMark link={link} />
          <span className={classNames('contents', isRinging && 'lg:max-xl:hidden short:hidden')}>
            <SoundMark isBrief />
            {printer}
          </span>
        </div>
      </div>
      {alarm}
      <PersonMark />
      <SoundButton />
      {view && (
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">{texts.view}</legend>
          <Chip isSelected={view === 'tickets'} onClick={() => onView('tickets')}>
            {texts.tickets}
          </Chip>
          <Chip isSelected={view === 'to-cook'} onClick={() => onView('to-cook')}>
            {texts.toCook}
          </Chip>
        </fieldset>
      )}
      <SheetButton label={texts.soldOut} icon={<Soup size={22} />} onClick={onDishes} />
      <SheetButton
        label={texts.controls}
        icon={<SlidersHorizontal size={22} />}
        onClick={onControls}
      />
      <FullScreenButton className="max-[25rem]:hidden" />
      {status === 'signed-in' && (
        <Link
          href="/vendor/orders"
          title={texts.dashboard}
          className="touch inline-flex items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <LayoutDashboard size={24} />
          <span className="sr-only">{texts.dashboard}</span>
        </Link>
      )}
    </header>
  );
}

interface SheetButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function SheetButton({ label, icon, onClick }: SheetButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      icon={icon}
      onClick={onClick}
      className="min-h-11! px-3.5! whitespace-nowrap"
    >
      <span className="max-[54rem]:sr-only">{label}</span>
    </Button>
  );
}
