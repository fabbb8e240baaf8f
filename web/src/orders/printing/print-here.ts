import type { PrintLine } from '../../lib/print/print-line.ts';
import { drawLines } from './draw-lines.ts';
import { chosenPrinter, printerWays } from './printer-settings.ts';

/** The tab that holds it has the printer: it can be open in one tab only. */
export const printerLock = 'thali.tickets';

type Lines = readonly PrintLine[];

type Message =
  /** The kitchen's tab has the printer now. */
  { kind: 'here' } | { kind: 'wanted'; id: string; lines: Lines } | { kind: 'taken'; id: string };

/**
 * Prints at this device's own printer: in the queue of the tab that prints its tickets, else by this tab itself.
 * Done when that queue has it, or when the printer does.
 * @throws Error where no other tab has the printer and it does not answer
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
 * Has all tabs of this device print here, while this one holds `printerLock`.
 * @returns ends it
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

function openChannel(onMessage: (event: MessageEvent<Message>) => void): BroadcastChannel {
  const channel = new BroadcastChannel(printerLock);
  channel.onmessage = onMessage;
  return channel;
}

function say(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
