import { storedPicturePattern } from '@thali/shared/pictures/stored-picture';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Crop } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { makeFiles } from './make-files.ts';
import { readPicture } from './read-picture.ts';
import { pictureFailure, uploadPicture } from './upload-picture.ts';

interface PictureUploadProps {
  vendorId: string;
  /** The picture's address; empty: none. */
  value: string;
  onChange: (value: string) => void;
  /** The field for an address of a picture elsewhere. */
  children: ReactNode;
}

/** A picture from this device, or by its address. Rule: menu-20 */
export function PictureUpload({ vendorId, value, onChange, children }: PictureUploadProps) {
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isStored = isStoredPicture(value);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(pictureFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    photo?.close();
    setPhoto(undefined);
  }

  const choose = ([file]: File[]) => file && attempt(async () => setPhoto(await readPicture(file)));

  const use = (chosen: ImageBitmap, crop: Crop) =>
    attempt(async () => {
      onChange(await uploadPicture(vendorId, await makeFiles(chosen, crop)));
    }).finally(close);

  return (
    <FileDrop
      label={isStored ? 'Change photo' : 'Upload photo'}
      isBusy={isBusy}
      onFiles={(files) => void choose(files)}
      beside={
        isStored && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onChange('')}>
            Remove photo
          </Button>
        )
      }
    >
      {children}
      <p role="alert" className="text-sm font-semibold text-chilli empty:hidden">
        {problem}
      </p>
      {photo && (
        <CropDialog
          photo={photo}
          isBusy={isBusy}
          onCropped={(crop) => void use(photo, crop)}
          onClose={close}
        />
      )}
    </FileDrop>
  );
}

/** Whether it is one of the platform's own: there is no address to be typed. */
export function isStoredPicture(value: string): boolean {
  return storedPicturePattern.test(value);
}
