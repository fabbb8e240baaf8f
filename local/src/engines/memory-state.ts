import type { StateTable } from './state-table.ts';

/** State that ends with the process, for tests. */
export function memoryState(): StateTable {
  const values = new Map<string, unknown>();
  return {
    read: async <Value>(key: string) => structuredClone(values.get(key)) as Value | undefined,
    list: async <Value>(prefix: string) => {
      const entries = [...values].filter(([key]) => key.startsWith(prefix));
      return structuredClone(entries.map(([, value]) => value)) as Value[];
    },
    write: async (key, value) => {
      values.set(key, structuredClone(value));
    },
    take: async <Value>(key: string) => {
      const value = values.get(key) as Value | undefined;
      values.delete(key);
      return value;
    },
  };
}
