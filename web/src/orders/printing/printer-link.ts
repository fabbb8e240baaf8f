/** A printer that was opened. */
export interface PrinterLink {
  name: string;
  /** Done when the printer has taken it all: one without paper takes nothing, and this waits. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}

/** One way to a printer. */
export interface PrinterWay {
  label: string;
  isThere(): boolean;
  /** Lets somebody choose a printer; only after a press. Rejects where nobody chose one. */
  choose(): Promise<PrinterLink>;
  /** The one that was chosen before; undefined where the browser gives it to nobody without a press. */
  reopen(): Promise<PrinterLink | undefined>;
}

/** What is sent at once. */
export async function inParts(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  send: (part: Uint8Array<ArrayBuffer>) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += size) {
    await send(bytes.subarray(start, start + size));
  }
}
