import { vi } from 'vitest';

/** Records what the console and the logger print, until mocks are restored. */
export function recordOutput(): string[] {
  const lines: string[] = [];
  const keep = (text: unknown) => lines.push(String(text)) > 0;
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void keep(words.join(' ')));
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation(keep);
  }
  return lines;
}
