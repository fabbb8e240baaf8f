import { httpFunction } from '../http/http-function.ts';
import { createPictureUpload } from '../pictures/create-picture-upload.ts';
import { finishPicture } from '../pictures/finish-picture.ts';
import { picturesRoutes } from '../routes/pictures-routes.ts';

export const handler = httpFunction(picturesRoutes, { createPictureUpload, finishPicture });
