import { Switch } from '../../lib/ui/switch.tsx';

interface ReturnPortionsProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What is not on the stove yet can be sold to somebody else. Rule: orders-36 */
export function ReturnPortions({ isOn, onChange }: ReturnPortionsProps) {
  return (
    <Switch
      label="Put the portions back on sale"
      description="Only what was not cooked."
      isOn={isOn}
      onChange={onChange}
    />
  );
}
