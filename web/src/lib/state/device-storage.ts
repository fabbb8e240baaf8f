const prefix = 'thali.device.';

/** The local storage key of what belongs to a kitchen's device. It is no user's session: a sign-out leaves it. Rule: kitchen-14 */
export function deviceKey(name: string): string {
  return prefix + name;
}

/** Empties local storage, but for what belongs to a kitchen's device. */
export function clearLocalStorage(): void {
  try {
    const kept = [...entries()].filter(([key]) => key.startsWith(prefix));
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
}

function* entries(): Generator<[key: string, value: string]> {
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index) ?? '';
    yield [key, localStorage.getItem(key) ?? ''];
  }
}
