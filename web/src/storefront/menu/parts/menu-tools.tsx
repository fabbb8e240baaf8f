import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { SettledStatus } from '../../../lib/ui/settled-status.tsx';
import { menuLayoutKey } from '../menu-layout.ts';

interface MenuToolsProps extends ComponentProps<typeof SettledStatus> {
  isList: boolean;
  onChange: (isList: boolean) => void;
}

/** Not for the first sight of a menu: what a search found, and the choice between list and grid. */
export default function MenuTools({ isList, onChange, ...found }: MenuToolsProps) {
  return (
    <>
      <LayoutToggle isList={isList} onChange={onChange} />
      <SettledStatus {...found} />
    </>
  );
}

/** On phones; the choice is remembered. Rule: storefront-15 */
function LayoutToggle({ isList, onChange }: Pick<MenuToolsProps, 'isList' | 'onChange'>) {
  const Icon = isList ? LayoutGrid : Rows3;

  function toggle() {
    onChange(!isList);
    try {
      localStorage.setItem(menuLayoutKey, isList ? 'grid' : 'list');
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
  return (
    <IconButton
      label={isList ? 'Show as a grid' : 'Show as a list'}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={toggle}
      className="shrink-0 self-center sm:hidden"
    />
  );
}
