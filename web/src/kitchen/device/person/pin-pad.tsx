import { Delete } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import * as texts from './person-texts.ts';

interface PinPadProps {
  pin: string;
  onChange: (pin: string) => void;
}

const maxDigits = 6;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A pad for a PIN, which also works by keyboard. Screen readers announce only the number of entered digits. */
export function PinPad({ pin, onChange }: PinPadProps) {
  const add = (digit: string) => pin.length < maxDigits && onChange(pin + digit);
  const remove = () => onChange(pin.slice(0, -1));
  return (
    <fieldset
      onKeyDown={({ key }) => {
        if (/^\d$/.test(key)) add(key);
        if (key === 'Backspace') remove();
      }}
    >
      <legend className="sr-only">{texts.pin}</legend>
      <p className="flex h-10 items-center justify-center gap-3" aria-live="polite">
        <span className="sr-only">{texts.digits(pin.length)}</span>
        {Array.from({ length: Math.max(4, pin.length) }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
            key={index}
            className={`size-4 rounded-full border-2 border-ink ${index < pin.length ? 'bg-ink' : ''}`}
          />
        ))}
      </p>
      <div className="mx-auto mt-2 grid max-w-72 grid-cols-3 gap-2">
        {digits.map((digit) => (
          <PadButton key={digit} label={digit} onPress={() => add(digit)} />
        ))}
        <span />
        <PadButton label="0" onPress={() => add('0')} />
        <Button
          variant="quiet"
          aria-label={texts.deleteDigit}
          icon={<Delete size={26} />}
          onClick={remove}
          className="min-h-14!"
        />
      </div>
    </fieldset>
  );
}

function PadButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress} className="min-h-14! text-2xl! font-bold!">
      {label}
    </Button>
  );
}
