import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

interface FileDropProps {
  label: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  /** Content beside the button. */
  aside?: ReactNode;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Takes files from the device, by button or by drag and drop. */
export function FileDrop({ label, isMultiple, isBusy, aside, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button does the same
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0 && !isBusy) onFiles(isMultiple ? files : files.slice(0, 1));
      }}
      className={classNames(
        'flex flex-col gap-2 rounded-field outline-2 outline-offset-4 outline-transparent',
        isOver && 'outline-accent outline-dashed',
      )}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Clears the input, because a second choice of the same file would otherwise fire no event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          icon={<ImageUp size={18} />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {aside}
      </div>
      {children}
    </div>
  );
}
