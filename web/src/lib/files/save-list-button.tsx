import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type SavedFile, saveFile } from './save-file.ts';

interface SaveListButtonProps {
  label: string;
  isEmpty: boolean;
  /** The toast if the list is too long for the file. */
  truncatedToast: { title: string; description: string };
  makeFile: () => Promise<{ file: SavedFile; isTruncated: boolean }>;
}

/** Saves all pages of a list as a file. */
export function SaveListButton({ label, isEmpty, truncatedToast, makeFile }: SaveListButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { file, isTruncated } = await makeFile();
      saveFile(file);
      if (isTruncated) showToast({ kind: 'warning', ...truncatedToast });
    } catch {
      showToast({ kind: 'error', title: 'Could not create the file. Please try again.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      disabled={isEmpty}
      icon={<Download size={18} />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
