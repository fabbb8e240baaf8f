/** Also where the browser keeps nothing: else the same code would be asked for again and again. */
const inMemory = new Map<string, string>();

const keyOf = (phone: string) => `phoneProof:${phone}`;

/** That a phone is this person's, as the server said within the last day; an older one it takes for none. */
export function phoneProofOf(phone: string): string | undefined {
  try {
    return inMemory.get(phone) ?? localStorage.getItem(keyOf(phone)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepPhoneProof(phone: string, proof: string): void {
  inMemory.set(phone, proof);
  try {
    localStorage.setItem(keyOf(phone), proof);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
