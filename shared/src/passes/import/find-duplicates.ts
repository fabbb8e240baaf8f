import { compareKey } from '../../text/compare-text.ts';
import type { Pass } from '../pass.contract.ts';
import type { PassType } from '../pass-type.contract.ts';
import type { ImportedMember, MemberRow } from './read-members.ts';

type ExistingPass = Pick<Pass, 'name' | 'phone' | 'roll' | 'typeName' | 'until'>;

/**
 * Finds the rows of members who already have the same pass. Returns the reason in words, by line. A phone identifies a
 * member. Without a phone, the name and the roll number identify the member. A pass that has ended does not count.
 */
export function findDuplicates(
  rows: readonly MemberRow[],
  {
    passes,
    types,
    today,
  }: { passes: readonly ExistingPass[]; types: readonly PassType[]; today: string },
): Map<number, string> {
  const typeNames = new Map(types.map(({ id, name }) => [id, name]));
  const existing = passes.filter(({ until }) => until >= today).map(asIdentity);
  const earlier: (Identity & { line: number })[] = [];
  const duplicates = new Map<number, string>();
  for (const { line, member } of rows) {
    if (!member) continue;
    const identity = identityOf(member, typeNames);
    const sameRow = earlier.find((other) => isSame(other, identity));
    if (existing.some((other) => isSame(other, identity))) {
      duplicates.set(line, 'This member already has this pass.');
    } else if (sameRow) {
      duplicates.set(line, `The same member is in line ${sameRow.line}.`);
    }
    earlier.push({ ...identity, line });
  }
  return duplicates;
}

interface Identity {
  type: string;
  phone: string;
  who: string;
}

function identityOf(member: ImportedMember, typeNames: ReadonlyMap<string, string>): Identity {
  const { name, roll, phone = '', typeId } = member;
  return asIdentity({ name, roll, phone, typeName: typeNames.get(typeId) ?? '' });
}

function asIdentity({ name, roll, phone, typeName }: Omit<ExistingPass, 'until'>): Identity {
  return { type: compareKey(typeName), phone, who: `${compareKey(name)}|${compareKey(roll)}` };
}

function isSame(a: Identity, b: Identity): boolean {
  if (a.type !== b.type) return false;
  return a.phone && b.phone ? a.phone === b.phone : a.who === b.who;
}
