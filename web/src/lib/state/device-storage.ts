const prefix = 'thali.device.';

/** A local storage key for a kitchen's device. Sign-out keeps it, because the device is not a user. Rule: kitchen-14 */
export function deviceKey(name: string): string {
  return prefix + name;
}

/** Clears local storage except the keys of a kitchen's device. */
export function clearLocalStorage(): void {
  try {
    const deviceEntries = [...entries()].filter(([key]) => key.startsWith(prefix));
    localStorage.clear();
    for (const [key, value] of deviceEntries) localStorage.setItem(key, value);
  } catch {
    // Without storage there is nothing to clear.
  }
}

function* entries(): Generator<[key: string, value: string]> {
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index) ?? '';
    yield [key, localStorage.getItem(key) ?? ''];
  }
}
