import {
  createOutletCode,
  joinOutlet,
  leaveOutlet,
  listOutlets,
} from '@thali/shared/outlets/outlets.contract';
import type { HttpRoute } from './route-types.ts';

export const outletsRoutes = [
  { contract: listOutlets, fn: 'team', access: { table: ['GetItem', 'BatchGetItem'] } },
  {
    contract: createOutletCode,
    fn: 'team',
    access: { table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem', 'UpdateItem'] },
  },
  {
    contract: joinOutlet,
    fn: 'team',
    access: { table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
  {
    contract: leaveOutlet,
    fn: 'team',
    access: {
      table: [
        ...(['GetItem', 'BatchGetItem', 'Query', 'PutItem'] as const),
        ...(['ConditionCheckItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'] as const),
      ],
      sockets: ['DELETE'],
    },
  },
] as const satisfies readonly HttpRoute[];
