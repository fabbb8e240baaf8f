import { useEffect, useState } from 'react';
import { urlOption } from '../../lib/url-state/url-fields.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';

const fields = { edit: urlOption(['hours', 'upi']) };

/** Whether an editor is open. A link with `?edit=hours` opens the editor directly. */
export function useEditor(name: 'hours' | 'upi', isOpenable = true) {
  const [{ edit }, change] = useUrlState(fields);
  const [isOpen, setOpen] = useState(isOpenable && edit === name);
  useEffect(() => {
    if (edit === name) change({ edit: undefined }, { replace: true });
  }, [edit, name, change]);
  return [isOpen, setOpen] as const;
}
