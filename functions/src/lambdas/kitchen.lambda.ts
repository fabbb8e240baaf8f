import { getBoard } from '../board/get-board.ts';
import { getTvMenu } from '../board/get-tv-menu.ts';
import { httpFunction } from '../http/http-function.ts';
import { createDeviceCode } from '../kitchen/create-device-code.ts';
import { enrollDevice } from '../kitchen/enroll-device.ts';
import { getKitchen } from '../kitchen/get-kitchen.ts';
import { listDevices } from '../kitchen/list-devices.ts';
import { removeDevice } from '../kitchen/remove-device.ts';
import { reportDevice } from '../kitchen/report-device.ts';
import { ringDevice } from '../kitchen/ring-device.ts';
import { kitchenRoutes } from '../routes/kitchen-routes.ts';

export const handler = httpFunction(kitchenRoutes, {
  getKitchen,
  getBoard,
  getTvMenu,
  createDeviceCode,
  enrollDevice,
  listDevices,
  ringDevice,
  removeDevice,
  reportDevice,
});
