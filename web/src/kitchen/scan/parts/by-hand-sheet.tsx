import { useState } from 'react';
import { leftText } from '../../../lib/passes/left-text.ts';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { Member, Roster } from '../judge-code.ts';
import * as texts from '../scan-texts.ts';

/** Staff cannot look through more rows. */
const maxShown = 30;

interface ByHandSheetProps {
  roster: Roster;
  onTake: (member: Member) => void;
  onClose: () => void;
}

/** Finds a member without phone and card, by name or roll number. The server asks for a PIN. Rule: passes-6 */
export function ByHandSheet({ roster, onTake, onClose }: ByHandSheetProps) {
  const [search, setSearch] = useState('');
  const text = search.trim().toLowerCase();
  const matchingMembers = roster.members.filter(({ name, roll }) =>
    `${name} ${roll}`.toLowerCase().includes(text),
  );
  return (
    <Sheet isOpen onClose={onClose} title={texts.takeByHand}>
      <div className="flex flex-col gap-4">
        <TextField
          label={texts.nameOrRoll}
          value={search}
          autoComplete="off"
          data-autofocus
          onChange={({ target }) => setSearch(target.value)}
        />
        <ul className="flex flex-col gap-2">
          {matchingMembers.slice(0, maxShown).map((member) => (
            <li key={member.passId}>
              <button
                type="button"
                onClick={() => onTake(member)}
                className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 text-left"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{member.name}</span>
                  <span className="block text-sm text-ink-soft">{member.roll}</span>
                </span>
                <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                  {leftText(member.left)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-sm text-ink-soft">
          {matchingMembers.length === 0 && texts.noMember}
          {matchingMembers.length > maxShown &&
            texts.moreMembers(matchingMembers.length - maxShown)}
        </p>
      </div>
    </Sheet>
  );
}
