import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { readyChoices, readyMinutes, useReadyMinutes } from '../ready-minutes.ts';

const options = [
  { value: '0', label: 'No ready time' },
  ...readyChoices.map((minutes) => ({ value: String(minutes), label: `Ready in ${minutes} min` })),
];

/** What a Confirm promises where nobody chooses; remembered at this browser. */
export function ReadyDefault() {
  const minutes = useReadyMinutes();
  return (
    <PillSelect
      aria-label="Usual ready time"
      options={options}
      value={String(minutes)}
      onChange={(value) => readyMinutes.set(Number(value))}
    />
  );
}
