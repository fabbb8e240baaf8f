import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { CircleCheck, Crop, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { frameOf } from '../../../lib/pictures/crop.ts';
import { draw } from '../../../lib/pictures/make-files.ts';
import { readPicture } from '../../../lib/pictures/read-picture.ts';
import { pictureFailure } from '../../../lib/pictures/upload-picture.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import type { Photo } from '../use-photos.ts';

interface PhotoRowProps {
  photo: Photo;
  /** The dishes to choose from. */
  dishes: readonly Pick<MenuItem, 'id' | 'name' | 'image'>[];
  isBusy: boolean;
  onDish: (dishId: string) => void;
  onCrop: () => void;
  onRemove: () => void;
}

export function PhotoRow({ photo, dishes, isBusy, onDish, onCrop, onRemove }: PhotoRowProps) {
  const { file, dishId, state, problem } = photo;
  const { canvas, unreadable } = useThumbnail(photo);
  const failure = problem ?? unreadable;
  const isSaved = state === 'saved';
  return (
    <li className="flex items-start gap-3" aria-label={file.name}>
      <canvas
        ref={canvas}
        width={thumbnail}
        height={thumbnail}
        className="size-20 shrink-0 rounded-field bg-sunken"
      />
      <div className="min-w-0 grow">
        <Select
          label={<span className="block truncate">{file.name}</span>}
          options={[
            { value: '', label: 'Choose a dish' },
            ...dishes.map(({ id, name, image }) => ({
              value: id,
              label: image ? `${name} (has a picture)` : name,
            })),
          ]}
          value={dishId}
          disabled={isBusy || isSaved}
          isBusy={state === 'saving'}
          onChange={onDish}
          error={failure}
        />
      </div>
      <div className="mt-7 flex">
        {isSaved ? (
          <span role="status" className="grid size-11 place-items-center text-leaf">
            <CircleCheck size={22} />
            <span className="sr-only">Saved</span>
          </span>
        ) : (
          <>
            <IconButton
              label={`Crop ${file.name}`}
              icon={<Crop size={20} />}
              onClick={onCrop}
              disabled={isBusy || unreadable !== undefined}
            />
            <IconButton
              label={`Leave out ${file.name}`}
              icon={<Trash2 size={20} />}
              onClick={onRemove}
              disabled={isBusy}
            />
          </>
        )}
      </div>
    </li>
  );
}

const thumbnail = 160;

/** A queue: photos are opened one after the other, because ten open photos fill a phone's memory. */
let queue: Promise<unknown> = Promise.resolve();

/** Draws the thumbnail, and closes the photo again. */
function useThumbnail({ file, crop }: Photo) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState<string>();
  useEffect(() => {
    let isClosed = false;
    async function show() {
      if (isClosed) return;
      const bitmap = await readPicture(file);
      if (canvas.current) draw(canvas.current, { source: bitmap, frame: frameOf(bitmap, crop) });
      bitmap.close();
    }
    queue = queue.then(show).catch((error: unknown) => setUnreadable(pictureFailure(error)));
    return () => {
      isClosed = true;
    };
  }, [file, crop]);
  return { canvas, unreadable };
}
