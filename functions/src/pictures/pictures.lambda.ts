import { httpFunction } from '../http/http-function.ts';
import { picturesRoutes } from '../routes/pictures-routes.ts';
import { createPictureUpload } from './create-picture-upload.ts';
import { finishPicture } from './finish-picture.ts';

export const handler = httpFunction(picturesRoutes, { createPictureUpload, finishPicture });
