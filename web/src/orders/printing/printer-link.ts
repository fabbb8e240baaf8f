/** An open printer. */
export interface PrinterLink {
  name: string;
  /**
   * Sends data. Resolves when the printer has taken all bytes, which may wait for new paper.
   * @param onPart  called after each part that the printer has taken
   */
  send(bytes: Uint8Array<ArrayBuffer>, onPart?: () => void): Promise<void>;
  /** Resolves to undefined if the printer does not answer. Absent if the port can't ask. */
  hasPaper?(): Promise<boolean | undefined>;
  close(): Promise<void>;
}

/** A kind of connection to printers, such as USB. */
export interface PrinterConnection {
  label: string;
  isSupported(): boolean;
  /** Opens the browser's list of printers. Works only in a press handler. Rejects without a choice. */
  choose(): Promise<{ link: PrinterLink; device: string | undefined }>;
  /**
   * Opens a printer that was chosen earlier.
   * @param device  the name from `choose`; undefined if the printer has no name
   * @returns 'ambiguous' if several printers match; undefined if no connected printer matches
   */
  reopen(device: string | undefined): Promise<PrinterLink | 'ambiguous' | undefined>;
}

interface BrowserPort<Port, Device> {
  label: string;
  /** Undefined if the browser lacks this kind of port. */
  port: () => Port | undefined;
  requestDevice: (port: Port) => Promise<Device>;
  /** The devices that the user chose earlier. */
  grantedDevices: (port: Port) => Promise<readonly Device[] | undefined>;
  /** A name that survives reloads, such as the serial number. */
  nameOf: (device: Device) => string | undefined;
  open: (device: Device) => Promise<PrinterLink>;
}

export function createConnection<Port, Device>(
  browser: BrowserPort<Port, Device>,
): PrinterConnection {
  const { label, port, requestDevice, grantedDevices, nameOf, open } = browser;
  return {
    label,
    isSupported: () => port() !== undefined,
    async choose() {
      const currentPort = port();
      if (!currentPort) throw new Error(`This browser has no port: ${label}`);
      const device = await requestDevice(currentPort);
      return { link: await open(device), device: nameOf(device) };
    },
    async reopen(deviceName) {
      const currentPort = port();
      const devices = (currentPort && (await grantedDevices(currentPort))) ?? [];
      const matchingDevices = devices.filter(
        (device) => deviceName === undefined || nameOf(device) === deviceName,
      );
      const [device] = matchingDevices;
      if (matchingDevices.length > 1) return 'ambiguous';
      return device && open(device);
    },
  };
}

/** Sends data in parts. @param size  the bytes per part */
export async function inParts(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  send: (part: Uint8Array<ArrayBuffer>) => Promise<unknown>,
  onPart?: () => void,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += size) {
    await send(bytes.subarray(start, start + size));
    onPart?.();
  }
}
