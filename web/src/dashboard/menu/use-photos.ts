import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useState } from 'react';
import { type Crop, wholeCrop } from '../../lib/pictures/crop.ts';
import { makeFiles } from '../../lib/pictures/make-files.ts';
import { readPicture } from '../../lib/pictures/read-picture.ts';
import { pictureFailure, uploadPicture } from '../../lib/pictures/upload-picture.ts';
import { dishOfFile } from './match-photos.ts';
import { updateItem } from './menu-items.ts';
import { useMenuCache } from './use-menu-cache.ts';

/** A chosen file, with its dish and the progress of the upload. */
export interface Photo {
  key: string;
  file: File;
  dishId: string;
  crop: Crop;
  state: 'waiting' | 'saving' | 'saved';
  problem?: string | undefined;
}

/** The chosen photos. Uploads one after the other, because ten open photos fill a phone's memory. */
export function usePhotos(vendorId: string, items: readonly MenuItem[]) {
  const cache = useMenuCache(vendorId);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isBusy, setBusy] = useState(false);

  function change(key: string, changes: Partial<Photo>) {
    setPhotos((photosNow) =>
      photosNow.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)),
    );
  }

  function add(files: readonly File[]) {
    const dishIdsWithPhoto = new Set(photos.map(({ dishId }) => dishId));
    const newPhotos = files.map((file): Photo => {
      const dish = dishOfFile(file.name, items, dishIdsWithPhoto);
      if (dish) dishIdsWithPhoto.add(dish.id);
      const key = crypto.randomUUID();
      return { key, file, dishId: dish?.id ?? '', crop: wholeCrop, state: 'waiting' };
    });
    setPhotos((photosNow) => [...photosNow, ...newPhotos]);
  }

  async function saveOne({ key, file, dishId, crop }: Photo) {
    change(key, { state: 'saving', problem: undefined });
    try {
      const bitmap = await readPicture(file);
      const files = await makeFiles(bitmap, crop).finally(() => bitmap.close());
      const image = await uploadPicture(vendorId, files);
      cache.putItem(await updateItem(vendorId, { id: dishId }, { image }));
      change(key, { state: 'saved' });
      return true;
    } catch (error) {
      change(key, { state: 'waiting', problem: pictureFailure(error) });
      return false;
    }
  }

  /** @returns whether every photo is saved */
  async function save(): Promise<boolean> {
    setBusy(true);
    let areAllSaved = true;
    for (const photo of photos.filter(({ dishId, state }) => dishId && state === 'waiting')) {
      areAllSaved = (await saveOne(photo)) && areAllSaved;
    }
    setBusy(false);
    return areAllSaved && photos.every(({ dishId, state }) => dishId || state === 'saved');
  }

  const remove = (key: string) =>
    setPhotos((photosNow) => photosNow.filter((photo) => photo.key !== key));
  return { photos, isBusy, add, change, remove, save };
}
