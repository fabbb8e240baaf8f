import { type PictureShape, storedPicturePatterns } from '@thali/shared/pictures/stored-picture';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Crop, wholeCrop } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { makeFiles, ratioOf } from './make-files.ts';
import { readPicture } from './read-picture.ts';
import { pictureFailure, uploadPicture } from './upload-picture.ts';

interface PictureUploadProps {
  vendorId: string;
  /** The picture's address. Empty if there is no picture. */
  value: string;
  shape?: PictureShape;
  /** The picture's name in the buttons. */
  name?: string;
  onChange: (value: string) => void;
  /** The field for the address of a picture on another site. */
  children: ReactNode;
}

/** Edits a picture by upload or by address. Rule: menu-20 */
export function PictureUpload(props: PictureUploadProps) {
  const { vendorId, value, shape = 'square', name = 'photo', onChange, children } = props;
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isStored = isStoredPicture(value, shape);

  async function runWithProblem(work: () => Promise<void>) {
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

  const choose = ([file]: File[]) =>
    file && runWithProblem(async () => setPhoto(await readPicture(file)));

  const use = (bitmap: ImageBitmap, crop: Crop) =>
    runWithProblem(async () => {
      onChange(await uploadPicture(vendorId, await makeFiles(bitmap, crop, shape)));
    }).finally(close);

  return (
    <FileDrop
      label={`${isStored ? 'Change' : 'Upload'} ${name}`}
      isBusy={isBusy}
      onFiles={(files) => void choose(files)}
      aside={
        isStored && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onChange('')}>
            Remove {name}
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
          start={{ ...wholeCrop, ratio: ratioOf(shape) }}
          isBusy={isBusy}
          onCropped={(crop) => void use(photo, crop)}
          onClose={close}
        />
      )}
    </FileDrop>
  );
}

/** Whether the platform stores this picture. Its address is then not editable. */
export function isStoredPicture(value: string, shape: PictureShape = 'square'): boolean {
  return storedPicturePatterns[shape].test(value);
}
