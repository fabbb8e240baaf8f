import { type ReactNode, useState } from 'react';
import { Button } from '../lib/ui/button.tsx';

interface OpenByButtonProps {
  label: string;
  children: (overlay: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A button and what it opens. */
export function OpenByButton({ label, children }: OpenByButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
