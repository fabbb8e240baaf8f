/**
 * The interfaces of WebUSB, Web Serial and Web Bluetooth that printing needs. TypeScript has no types for them, because
 * only Chromium has them.
 */
export interface UsbDevice {
  vendorId: number;
  productId: number;
  serialNumber?: string;
  productName?: string;
  configuration: { interfaces: readonly UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  selectAlternateInterface(number: number, setting: number): Promise<void>;
  transferOut(endpoint: number, data: BufferSource): Promise<{ status: string }>;
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>;
}

interface UsbInterface {
  interfaceNumber: number;
  alternates: readonly {
    alternateSetting: number;
    interfaceClass: number;
    endpoints: readonly { endpointNumber: number; direction: string; type: string }[];
  }[];
}

export interface SerialPort {
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<BufferSource> | null;
  getInfo(): { usbVendorId?: number; usbProductId?: number; bluetoothServiceClassId?: string };
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}

export interface BluetoothDevice {
  /** The browser's id of the device, always the same for this site. */
  id: string;
  name?: string;
  gatt?: {
    connect(): Promise<{ getPrimaryService(id: string): Promise<BluetoothService> }>;
    disconnect(): void;
  };
}

interface BluetoothService {
  getCharacteristics(): Promise<readonly BluetoothCharacteristic[]>;
}

export interface BluetoothCharacteristic {
  properties: { write: boolean; writeWithoutResponse: boolean };
  writeValueWithResponse(value: BufferSource): Promise<void>;
  writeValueWithoutResponse(value: BufferSource): Promise<void>;
}

interface Ports {
  usb?: {
    requestDevice(options: { filters: readonly { classCode: number }[] }): Promise<UsbDevice>;
    getDevices(): Promise<readonly UsbDevice[]>;
  };
  serial?: { requestPort(): Promise<SerialPort>; getPorts(): Promise<readonly SerialPort[]> };
  bluetooth?: {
    requestDevice(options: {
      acceptAllDevices: true;
      optionalServices: readonly string[];
    }): Promise<BluetoothDevice>;
    getDevices?(): Promise<readonly BluetoothDevice[]>;
  };
}

export function browserPorts(): Ports {
  return navigator as Navigator & Ports;
}
