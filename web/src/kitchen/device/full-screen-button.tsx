import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import * as texts from './device-texts.ts';

interface FullScreenButtonProps {
  /** The size of the icon. */
  size?: number | string;
  className?: string;
}

/** Switches full screen on or off. Renders nothing in browsers without full screen, such as on an iPhone. */
export function FullScreenButton({ size = 22, className }: FullScreenButtonProps) {
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={isFull ? texts.leaveFullScreen : texts.fullScreen}
      icon={isFull ? <Minimize size={size} /> : <Maximize size={size} />}
      className={className}
      onClick={() => void toggle().catch(() => undefined)}
    />
  );
}

async function toggle(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
