import type { ImportedMember } from './read-members.ts';

/**
 * The idempotency keys of imported members, in their order. The same list gets the same keys, so that a second import
 * after a lost answer or a reload sells nothing twice. Rows with equal values get different keys.
 */
export async function importKeys(
  vendorId: string,
  members: readonly ImportedMember[],
): Promise<string[]> {
  const counts = new Map<string, number>();
  const texts = members.map((member) => {
    const { name, phone = '', roll, typeId, meals, startsOn, until } = member;
    const text = JSON.stringify([vendorId, name, phone, roll, typeId, meals, startsOn, until]);
    const nth = counts.get(text) ?? 0;
    counts.set(text, nth + 1);
    return `${text}${nth}`;
  });
  return Promise.all(texts.map(async (text) => `import-${await sha256(text)}`));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
