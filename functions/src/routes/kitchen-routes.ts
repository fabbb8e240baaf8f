import { getBoard } from '@thali/shared/board/get-board.contract';
import { getTvMenu } from '@thali/shared/board/get-tv-menu.contract';
import { getKitchen } from '@thali/shared/kitchen/get-kitchen.contract';
import {
  createDeviceCode,
  enrollDevice,
  listDevices,
  removeDevice,
  reportDevice,
  ringDevice,
} from '@thali/shared/kitchen/kitchen-devices.contract';
import type { HttpRoute } from './route-types.ts';

export const kitchenRoutes = [
  {
    contract: getKitchen,
    fn: 'kitchen',
    access: { table: ['BatchGetItem', 'GetItem', 'Query'], indexes: ['ongoingOrders'] },
  },
  {
    contract: getBoard,
    fn: 'kitchen',
    access: { table: ['BatchGetItem', 'GetItem', 'Query'], indexes: ['ongoingOrders'] },
  },
  { contract: getTvMenu, fn: 'kitchen', access: { table: ['GetItem', 'Query'] } },
  {
    contract: createDeviceCode,
    fn: 'kitchen',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
  {
    contract: enrollDevice,
    fn: 'kitchen',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
  },
  { contract: listDevices, fn: 'kitchen', access: { table: ['Query'] } },
  {
    contract: ringDevice,
    fn: 'kitchen',
    access: { table: ['GetItem', 'Query', 'BatchWriteItem'], sockets: ['POST'] },
  },
  {
    contract: removeDevice,
    fn: 'kitchen',
    access: {
      table: ['UpdateItem', 'Query', 'BatchWriteItem', 'DeleteItem'],
      sockets: ['DELETE'],
    },
  },
  { contract: reportDevice, fn: 'kitchen', access: { table: ['UpdateItem'] } },
] as const satisfies readonly HttpRoute[];
