import { decodeText } from '@thali/shared/csv/csv-rows';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { TextArea } from '../../lib/ui/text-area.tsx';
import { showToast } from '../../lib/ui/toast-store.ts';

/** Refuses longer files, which are not lists. */
const maxBytes = 1_000_000;

interface ListSourceProps {
  label: string;
  hint: string;
  placeholder: string;
  fileLabel: string;
  text: string;
  onChange: (text: string) => void;
}

/** Lets the user type or paste a list, or choose a file. */
export function ListSource(props: ListSourceProps) {
  const { label, hint, placeholder, fileLabel, text, onChange } = props;
  const input = useRef<HTMLInputElement>(null);

  async function readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > maxBytes) {
      return showToast({
        kind: 'error',
        title: 'This file is too large',
        description: '1 MB at most.',
      });
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isOtherFormat(bytes)) {
      return showToast({
        kind: 'error',
        title: 'This file cannot be read',
        description: 'Save it as CSV, or copy its cells and paste them here.',
      });
    }
    onChange(decodeText(bytes));
  }

  return (
    <>
      <TextArea
        data-autofocus
        label={label}
        hint={hint}
        placeholder={placeholder}
        rows={10}
        maxLength={maxBytes}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="font-mono text-sm"
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.md,text/csv,text/plain"
        tabIndex={-1}
        aria-label={fileLabel}
        className="hidden"
        onChange={({ target }) => {
          void readFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<FileUp size={18} />}
        onClick={() => input.current?.click()}
        className="self-start"
      >
        Choose a file
      </Button>
    </>
  );
}

/** Whether the file is from Excel or Word, or a PDF. */
function isOtherFormat([first, second]: Uint8Array): boolean {
  const start = String.fromCharCode(first ?? 0, second ?? 0);
  return ['PK', '%P', '\u00d0\u00cf'].includes(start);
}
