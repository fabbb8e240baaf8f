export const otherTabPrints = 'Another tab of this device prints.';
export const looking = 'Looking for the printer. Is it switched on?';
export const several = 'Several printers are connected. Choose the one for tickets.';
export const printsOnce = 'Ready. Each order is printed once when it is confirmed.';
export const isPrinting = 'Printing.';
export const hasNoPaper = 'The printer has no paper.';
export const takesNoData = 'The printer takes no data. Check its paper and its cover.';
export const doesNotAnswer = 'The printer does not answer. Thali keeps trying.';
export const printer = 'Printer';
export const paper = 'Paper';
export const millimetres = (count: number) => `${count} mm`;
export const printTestPage = 'Print Test Page';
export const chooseAgain = 'Choose Again';
export const stopPrinting = 'Stop Printing Here';
export const cannotPrint =
  'This browser cannot print on its own. Use Chrome on Android or on a computer, or tap ‘Print ticket’ in an order.';
export const howConnected = 'How is the thermal printer connected to this device?';
export const windowsKeeps =
  'Windows keeps this printer for its own driver. Install the WinUSB driver for it (with Zadig), connect it as a serial port, or stop here and use ‘Print ticket’ in an order, which opens the print dialog.';
export const notOpened = 'This printer could not be opened. Another program may be using it.';

export const noPrinter = 'No printer';
export const whichPrinter = 'Which printer?';
export const noPaper = 'No paper';
export const noAnswer = 'Printer does not answer';
export const storageFull = 'Storage full: tickets may print twice';
export const printing = 'Printing';
export const printerReady = 'Printer ready';

export const serialPort = 'Serial port';

export const ticket = 'Ticket';
