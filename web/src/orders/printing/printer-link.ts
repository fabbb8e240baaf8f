/** An open printer. */
export interface PrinterLink {
  name: string;
  /** Resolves when the printer has taken all bytes. A printer without paper takes none, so this waits. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}

/** One way to reach a printer. */
export interface PrinterWay {
  label: string;
  isThere(): boolean;
  /** Opens the browser's list of printers; browsers allow it only after a press. Rejects if nobody chooses. */
  choose(): Promise<PrinterLink>;
  /** Opens the printer that was chosen before; undefined if the browser wants a press for that. */
  reopen(): Promise<PrinterLink | undefined>;
}

/** @param size  bytes to send at once */
export async function inParts(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  send: (part: Uint8Array<ArrayBuffer>) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += size) {
    await send(bytes.subarray(start, start + size));
  }
}
