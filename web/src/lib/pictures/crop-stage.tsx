import { type PointerEvent, useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { type Crop, clampCrop, frameOf, maxZoom, minCentre, moveCrop } from './crop.ts';
import { draw } from './make-files.ts';

interface CropStageProps {
  photo: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const pixels = 640;

/** Shows the visible part of the photo. The user moves it by dragging, or by sliders with the keyboard. */
export function CropStage({ photo, crop, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, { source: photo, frame: frameOf(photo, crop) });
  }, [photo, crop]);

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!dragStart.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = {
      x: (clientX - dragStart.current.x) / width,
      y: (clientY - dragStart.current.y) / height,
    };
    dragStart.current = { x: clientX, y: clientY };
    onCrop(moveCrop(photo, crop, by));
  }

  const lowestCentre = minCentre(photo, crop);
  const change = (changed: Partial<Crop>) => onCrop(clampCrop(photo, { ...crop, ...changed }));
  return (
    <div className="grid gap-4">
      <canvas
        ref={canvas}
        width={pixels}
        height={Math.round(pixels / crop.ratio)}
        role="img"
        aria-label="The photo as guests will see it"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragStart.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragStart.current = undefined;
        }}
        onPointerCancel={() => {
          dragStart.current = undefined;
        }}
        className={classNames(
          'mx-auto w-full cursor-grab touch-none rounded-card bg-sunken active:cursor-grabbing',
          crop.ratio === 1 && 'max-w-80',
        )}
      />
      <div className="mx-auto grid w-full max-w-80">
        <Slider
          label="Zoom"
          from={1}
          to={maxZoom}
          value={crop.zoom}
          onChange={(zoom) => change({ zoom })}
        />
        <Slider
          label="Left and right"
          from={lowestCentre.x}
          to={1 - lowestCentre.x}
          value={crop.x}
          onChange={(x) => change({ x })}
        />
        <Slider
          label="Up and down"
          from={lowestCentre.y}
          to={1 - lowestCentre.y}
          value={crop.y}
          onChange={(y) => change({ y })}
        />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  from: number;
  to: number;
  value: number;
  onChange: (value: number) => void;
}

const steps = 100;

function Slider({ label, from, to, value, onChange }: SliderProps) {
  const length = to - from;
  const hasRoom = length > 0.001;
  return (
    <label className="grid min-h-11 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 text-sm font-semibold">
      {label}
      <input
        type="range"
        min={0}
        max={steps}
        disabled={!hasRoom}
        value={hasRoom ? Math.round(((value - from) / length) * steps) : steps / 2}
        onChange={(event) => onChange(from + (Number(event.target.value) / steps) * length)}
        className="h-11 w-full accent-accent-ink disabled:opacity-40"
      />
    </label>
  );
}
