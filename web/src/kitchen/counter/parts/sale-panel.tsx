import { maxLineQuantity } from '@thali/shared/orders/order-totals';
import { serviceModes } from '@thali/shared/orders/service-mode';
import { Banknote, QrCode } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { ChoiceChips } from '../../../lib/ui/choice-chips.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { dishNamed } from '../../../orders/display/dish-name.ts';
import { serviceNamed, tableNamed } from '../../../orders/display/order-name.ts';
import * as texts from '../counter-texts.ts';
import { type Sale, setQuantity } from '../sale.ts';
import { areKeysOn, useCashKey } from '../use-counter-keys.ts';
import { KeyHint } from './key-hint.tsx';

interface SalePanelProps {
  sale: Sale;
  onChange: (sale: Sale) => void;
  /** The names of the mess's tables. */
  tables: readonly string[];
  handsOver: boolean;
  onHandsOver: (handsOver: boolean) => void;
}

/** The dishes of the sale, and how and where the guest eats. */
export function SalePanel({ sale, onChange, tables, handsOver, onHandsOver }: SalePanelProps) {
  if (sale.lines.length === 0) {
    return (
      <>
        <p className="py-8 text-center text-ink-soft">{texts.tapDishes}</p>
        <KeySwitch />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={texts.dishesOfSale} className="flex flex-col divide-y divide-line">
        {sale.lines.map((line, index) => (
          <li
            key={[line.dish.id, ...line.chosen.map(({ choiceId }) => choiceId)].join()}
            className="flex items-center gap-3 py-2"
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">{dishNamed(line.dish)}</span>
              {line.chosen.length > 0 && (
                <span className="block text-sm text-ink-soft">
                  {line.chosen.map(({ name }) => name).join(', ')}
                </span>
              )}
              <Money paise={line.unitPricePaise * line.quantity} isShort className="text-sm" />
            </span>
            <QuantityStepper
              name={dishNamed(line.dish)}
              quantity={line.quantity}
              max={maxLineQuantity}
              onChange={(quantity) => onChange(setQuantity(sale, index, quantity))}
            />
          </li>
        ))}
      </ul>
      <ChoiceChips
        label={texts.howEats}
        options={serviceModes.map((value) => ({ value, label: serviceNamed(value) }))}
        value={sale.serviceMode ?? 'dine_in'}
        onChange={(serviceMode) => onChange({ ...sale, serviceMode })}
      />
      {tables.length > 0 && sale.serviceMode !== 'takeaway' && (
        <Select
          label={texts.table}
          isOptional
          value={sale.table ?? ''}
          options={[
            { value: '', label: texts.atCounter },
            ...tables.map((name) => ({ value: name, label: tableNamed(name) })),
          ]}
          onChange={(table) => onChange({ ...sale, table: table || undefined })}
        />
      )}
      <details>
        <summary className="touch cursor-pointer py-2 font-semibold">{texts.nameAndPhone}</summary>
        <div className="mt-2 flex flex-col gap-3">
          <TextField
            label={texts.name}
            isOptional
            maxLength={100}
            autoComplete="off"
            value={sale.customerName}
            onChange={({ target }) => onChange({ ...sale, customerName: target.value })}
          />
          <TextField
            label={texts.phone}
            hint={texts.phoneHint}
            isOptional
            type="tel"
            autoComplete="off"
            value={sale.customerPhone}
            onChange={({ target }) => onChange({ ...sale, customerPhone: target.value })}
          />
        </div>
      </details>
      <Switch
        label={texts.handOverNow}
        description={texts.handOverHint}
        isOn={handsOver}
        onChange={onHandsOver}
      />
    </div>
  );
}

/** Tells staff at a desk about the keys. */
function KeySwitch() {
  const isOn = useObservable(areKeysOn);
  return (
    <div className="hidden lg:pointer-fine:block">
      <Switch
        label={texts.sellByKeys}
        description={texts.keysHint}
        isOn={isOn}
        onChange={(next) => areKeysOn.set(next)}
      />
    </div>
  );
}

interface PayButtonsProps {
  totalPaise: number;
  isBusy: boolean;
  canPayByUpi: boolean;
  onPay: (method: 'cash' | 'upi') => void;
}

/** `Cash ₹112` and `UPI ₹112`. Rule: counter-3 */
export function PayButtons({ totalPaise, isBusy, canPayByUpi, onPay }: PayButtonsProps) {
  useCashKey(isBusy ? undefined : () => onPay('cash'));
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button
        size="large"
        isBusy={isBusy}
        icon={<Banknote size={22} />}
        aria-keyshortcuts="Enter"
        onClick={() => onPay('cash')}
      >
        {texts.cash} <Money paise={totalPaise} isShort />
        <KeyHint>{texts.enterKey}</KeyHint>
      </Button>
      {canPayByUpi && (
        <Button
          size="large"
          variant="secondary"
          isBusy={isBusy}
          icon={<QrCode size={22} />}
          onClick={() => onPay('upi')}
        >
          {texts.upi} <Money paise={totalPaise} isShort />
        </Button>
      )}
    </div>
  );
}
