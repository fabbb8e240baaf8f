import { maxOrderCap } from '@thali/shared/kitchen/change-rush.contract';
import { capUnits, type OrderCap } from '@thali/shared/vendors/vendor-settings';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { normaliseWholeNumber, parseWholeNumber } from '../../../lib/forms/whole-number.ts';
import { Chip } from '../../../lib/ui/chip.tsx';
import { descriptionProps } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { capText } from '../rush-state.ts';
import * as texts from '../rush-texts.ts';
import { RushBlock, RushButton, RushButtons, type RushControlProps } from './rush-block.tsx';

const defaultCap: OrderCap = { unit: 'orders', most: 10 };
const unitNames: Record<OrderCap['unit'], string> = {
  orders: texts.orders,
  portions: texts.portions,
};

/** The control that limits orders or portions per quarter of an hour. */
export function CapControl({ settings, now, isBusy, change }: RushControlProps) {
  const { orderCap } = settings;
  const { unit: savedUnit, most: savedMost } = orderCap ?? defaultCap;
  const [unit, setUnit] = useState(savedUnit);
  const [limitText, setLimitText] = useState(String(savedMost));
  const id = useId();
  const count = parseWholeNumber(limitText);
  const problem = Number.isNaN(count) ? texts.enterNumber(maxOrderCap) : undefined;
  const most = Math.min(maxOrderCap, Math.max(1, count || 1));
  const isSaved = unit === orderCap?.unit && most === orderCap.most;
  const step = (by: number) => setLimitText(String(Math.min(maxOrderCap, Math.max(1, most + by))));
  return (
    <RushBlock title={texts.takeAtMost} state={capText(settings, now)}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex items-center rounded-full bg-accent-soft">
          <IconButton label={texts.less} icon={<Minus size={20} />} onClick={() => step(-1)} />
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.unitsInQuarter(unitNames[unit])}
            value={limitText}
            {...descriptionProps(id, { error: problem })}
            maxLength={12}
            onChange={({ target }) => setLimitText(normaliseWholeNumber(target.value))}
            onBlur={() => problem === undefined && setLimitText(String(most))}
            className="money min-h-11 w-14 bg-transparent text-center text-xl font-bold"
          />
          <IconButton label={texts.more} icon={<Plus size={20} />} onClick={() => step(1)} />
        </div>
        <div className="flex gap-2">
          {capUnits.map((capUnit) => (
            <Chip key={capUnit} isSelected={capUnit === unit} onClick={() => setUnit(capUnit)}>
              {unitNames[capUnit]}
            </Chip>
          ))}
        </div>
        <span className="text-sm text-ink-soft">{texts.inQuarter}</span>
        {problem && (
          <p id={`${id}-note`} role="alert" className="basis-full text-sm text-chilli">
            {problem}
          </p>
        )}
      </div>
      <RushButtons>
        <RushButton
          isBusy={isBusy}
          disabled={isSaved || problem !== undefined}
          onClick={() => change({ cap: { unit, most } })}
        >
          {orderCap ? texts.changeLimit : texts.setLimit}
        </RushButton>
        {orderCap && (
          <RushButton isBusy={isBusy} onClick={() => change({ cap: null })}>
            {texts.noLimit}
          </RushButton>
        )}
      </RushButtons>
    </RushBlock>
  );
}
