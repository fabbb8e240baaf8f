import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogFooter } from '../ui/dialog-footer.tsx';
import { type Crop, wholeCrop } from './crop.ts';
import { CropStage } from './crop-stage.tsx';

interface CropDialogProps {
  photo: ImageBitmap;
  start?: Crop;
  isBusy?: boolean;
  /** The button's text. */
  action?: string;
  onCropped: (crop: Crop) => void;
  onClose: () => void;
}

/** Crops a photo. The dialog renders outside the form, so that Enter does not submit the form. */
export function CropDialog(props: CropDialogProps) {
  const { photo, start = wholeCrop, isBusy, action = 'Use photo', onCropped, onClose } = props;
  const [crop, setCrop] = useState(start);
  return createPortal(
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title="Choose the part to show"
      description="Drag the photo, or use the sliders."
      footer={
        <DialogFooter onCancel={onClose} isBusy={isBusy}>
          <Button isBusy={isBusy} busyLabel="Uploading..." onClick={() => onCropped(crop)}>
            {action}
          </Button>
        </DialogFooter>
      }
    >
      <CropStage photo={photo} crop={crop} onCrop={setCrop} />
    </Dialog>,
    document.body,
  );
}
