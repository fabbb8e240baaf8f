import { createPictureUpload, finishPicture } from '@thali/shared/pictures/pictures.contract';
import type { HttpRoute } from './route-types.ts';

export const picturesRoutes = [
  {
    contract: createPictureUpload,
    fn: 'pictures',
    access: { table: ['GetItem', 'UpdateItem'], pictures: ['PutObject incoming'] },
  },
  {
    contract: finishPicture,
    fn: 'pictures',
    access: {
      pictures: ['ListBucket', 'GetObject incoming', 'DeleteObject incoming', 'PutObject pictures'],
    },
  },
] as const satisfies readonly HttpRoute[];
