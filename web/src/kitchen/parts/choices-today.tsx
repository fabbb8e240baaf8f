import type { ReactNode } from 'react';
import { chipClass } from '../../lib/ui/chip.tsx';
import * as texts from '../controls-texts.ts';
import type { KitchenGroup } from '../kitchen-data.ts';

interface ChoicesTodayProps {
  groups: readonly KitchenGroup[];
  onChange: (change: { groupId: string; choiceId: string; soldOutToday: boolean }) => void;
  /** The open orders with a sold-out choice. */
  openOrders: (groupId: string, choice: KitchenGroup['choices'][number]) => ReactNode;
}

/** Lets staff mark choices as sold out today. Rule: kitchen-27 */
export function ChoicesToday({ groups, onChange, openOrders }: ChoicesTodayProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={texts.choices} className="mt-6 border-t border-line-strong/60 pt-4">
      <h3 className="text-lg font-bold text-ink-soft">{texts.choices}</h3>
      {groups.map(({ id: groupId, name, choices }) => (
        <section key={groupId} aria-label={name} className="mt-2">
          <h4 className="font-semibold text-ink-soft">{name}</h4>
          <ul className="divide-y divide-line">
            {choices.map((choice) => (
              <li
                key={choice.id}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
              >
                <p className="min-w-0 grow basis-0 text-lg font-semibold break-words">
                  {choice.name}
                </p>
                <SoldOutButton
                  name={`${choice.name}, ${name}`}
                  isSoldOut={choice.soldOutToday}
                  onClick={() =>
                    onChange({ groupId, choiceId: choice.id, soldOutToday: !choice.soldOutToday })
                  }
                />
                {choice.soldOutToday && openOrders(groupId, choice)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The available choices that match by their name or by their group's name. */
export function offeredChoices(
  groups: readonly KitchenGroup[],
  matches: (name: string) => boolean,
): KitchenGroup[] {
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        ({ isAvailable, name }) => isAvailable && (matches(name) || matches(group.name)),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}

interface SoldOutButtonProps {
  /** The name of the dish or choice, for screen readers. */
  name: string;
  isSoldOut: boolean;
  onClick: () => void;
}

/** Shows whether a dish or choice is sold out today. A tap switches. */
export function SoldOutButton({ name, isSoldOut, onClick }: SoldOutButtonProps) {
  const state = isSoldOut ? texts.soldOut : texts.available;
  return (
    <button
      type="button"
      aria-label={`${state}: ${name}`}
      onClick={onClick}
      className={`${chipClass(isSoldOut)} min-h-12! w-24 justify-center`}
    >
      {state}
    </button>
  );
}
