import { getBoard } from '../board/get-board.ts';
import { httpFunction } from '../http/http-function.ts';
import { kitchenRoutes } from '../routes/kitchen-routes.ts';
import { createDeviceCode } from './create-device-code.ts';
import { enrollDevice } from './enroll-device.ts';
import { getKitchen } from './get-kitchen.ts';
import { listDevices } from './list-devices.ts';
import { removeDevice } from './remove-device.ts';
import { reportDevice } from './report-device.ts';
import { ringDevice } from './ring-device.ts';

export const handler = httpFunction(kitchenRoutes, {
  getKitchen,
  getBoard,
  createDeviceCode,
  enrollDevice,
  listDevices,
  ringDevice,
  removeDevice,
  reportDevice,
});
