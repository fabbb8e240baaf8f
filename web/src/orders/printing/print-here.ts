import type { PrintLine } from './print-line.ts';
import { chosenPrinter, paperSettings, printerWays } from './printer-settings.ts';

/** The name of the lock that the printing tab holds. Only one tab can open the printer. */
export const printerLock = 'thali.tickets';

type Lines = readonly PrintLine[];

type Message =
  /** The kitchen's tab now holds the printer. */
  { kind: 'here' } | { kind: 'wanted'; id: string; lines: Lines } | { kind: 'taken'; id: string };

/**
 * Prints at this device's own printer: through the tab that prints its tickets, else directly from this tab.
 * Resolves when the other tab has queued the lines, or when the printer has taken them.
 * @throws Error if no other tab holds the printer and it does not answer
 */
export async function printHere(lines: Lines): Promise<void> {
  const id = crypto.randomUUID();
  const taken = new AbortController();
  const channel = openChannel(({ data }) => {
    if (data.kind === 'here') say(channel, { kind: 'wanted', id, lines });
    if (data.kind === 'taken' && data.id === id) taken.abort();
  });
  say(channel, { kind: 'wanted', id, lines });
  try {
    await navigator.locks.request(printerLock, { signal: taken.signal }, () => printAlone(lines));
  } catch (error) {
    if (!taken.signal.aborted) throw error;
  } finally {
    channel.close();
  }
}

/**
 * Prints for all tabs of this device, while this tab holds `printerLock`.
 * @returns a function that stops it
 */
export function printForAll(print: (lines: Lines) => unknown): () => void {
  const channel = openChannel(({ data }) => {
    if (data.kind !== 'wanted') return;
    say(channel, { kind: 'taken', id: data.id });
    print(data.lines);
  });
  say(channel, { kind: 'here' });
  return () => channel.close();
}

async function printAlone(lines: Lines): Promise<void> {
  const way = chosenPrinter.get();
  const link = way && (await printerWays[way].reopen());
  if (!link) throw new Error('The printer is not there');
  try {
    await link.send(await drawLines(lines));
  } finally {
    await link.close();
  }
}

/** Draws lines for this device's printer, on the paper that was chosen for it. */
export async function drawLines(lines: Lines): Promise<Uint8Array<ArrayBuffer>> {
  const [{ drawStrip }, { escPos }] = await Promise.all([
    import('./draw-strip.ts'),
    import('./esc-pos.ts'),
  ]);
  return escPos(await drawStrip(lines, paperSettings.get().roll));
}

function openChannel(onMessage: (event: MessageEvent<Message>) => void): BroadcastChannel {
  const channel = new BroadcastChannel(printerLock);
  channel.onmessage = onMessage;
  return channel;
}

function say(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
