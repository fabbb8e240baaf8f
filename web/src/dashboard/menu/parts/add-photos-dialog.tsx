import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useState } from 'react';
import { CropDialog } from '../../../lib/pictures/crop-dialog.tsx';
import { FileDrop } from '../../../lib/pictures/file-drop.tsx';
import { readPicture } from '../../../lib/pictures/read-picture.ts';
import { pictureFailure } from '../../../lib/pictures/upload-picture.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { dishesForPhotos } from '../match-photos.ts';
import { type Photo, usePhotos } from '../use-photos.ts';
import { FormDialog } from './form-dialog.tsx';
import { PhotoRow } from './photo-row.tsx';

interface AddPhotosDialogProps {
  vendorId: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** Adds photos of several dishes at once. The user chooses a dish for each photo. Rule: menu-24 */
export function AddPhotosDialog({ vendorId, items, onClose }: AddPhotosDialogProps) {
  const { photos, isBusy, add, change, remove, save } = usePhotos(vendorId, items);
  const [photoToCrop, setPhotoToCrop] = useState<{ photo: Photo; bitmap: ImageBitmap }>();
  const unsavedPhotos = photos.filter(({ state }) => state !== 'saved');
  const photosToSave = unsavedPhotos.filter(({ dishId }) => dishId);
  const dishes = dishesForPhotos(items);
  const dishIdsWithPhoto = new Set(photos.map(({ dishId }) => dishId));

  async function startCropping(photo: Photo) {
    try {
      setPhotoToCrop({ photo, bitmap: await readPicture(photo.file) });
    } catch (error) {
      change(photo.key, { problem: pictureFailure(error) });
    }
  }

  function stopCropping() {
    photoToCrop?.bitmap.close();
    setPhotoToCrop(undefined);
  }

  async function saveAll() {
    if (!(await save())) return;
    showToast({ kind: 'success', title: 'Photos added' });
    onClose();
  }

  return (
    <FormDialog
      title="Add photos"
      description="Choose a dish for each photo. What is outside the square is not shown."
      size="large"
      isDirty={unsavedPhotos.length > 0}
      isBusy={isBusy}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter
          onCancel={leave}
          isBusy={isBusy}
          cancelLabel={unsavedPhotos.length > 0 ? 'Cancel' : 'Done'}
        >
          <Button
            isBusy={isBusy}
            busyLabel="Uploading..."
            disabled={photosToSave.length === 0}
            onClick={() => void saveAll()}
          >
            {photosToSave.length > 1 ? `Add ${photosToSave.length} photos` : 'Add photo'}
          </Button>
        </DialogFooter>
      )}
    >
      <FileDrop label="Choose photos" isMultiple isBusy={isBusy} onFiles={add}>
        {photos.length === 0 ? (
          <p className="rounded-field border border-dashed border-line-strong px-4 py-10 text-center text-sm text-ink-soft">
            Drop photos here, or choose them below. A file named like a dish finds it by itself.
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {photos.map((photo) => (
              <PhotoRow
                key={photo.key}
                photo={photo}
                dishes={dishes.filter(({ id }) => id === photo.dishId || !dishIdsWithPhoto.has(id))}
                isBusy={isBusy}
                onDish={(dishId) => change(photo.key, { dishId })}
                onCrop={() => void startCropping(photo)}
                onRemove={() => remove(photo.key)}
              />
            ))}
          </ul>
        )}
      </FileDrop>
      {photoToCrop && (
        <CropDialog
          photo={photoToCrop.bitmap}
          start={photoToCrop.photo.crop}
          onCropped={(crop) => {
            change(photoToCrop.photo.key, { crop });
            stopCropping();
          }}
          onClose={stopCropping}
        />
      )}
    </FormDialog>
  );
}
