import { createObservable } from '../../../lib/state/observable.ts';

/** Leave to show messages of the operating system; undefined where a browser has none. */
export const noticeLeave = createObservable<NotificationPermission | undefined>(
  typeof Notification === 'undefined' ? undefined : Notification.permission,
);

/** To be called by a press, never by itself. */
export async function askForNotices(): Promise<void> {
  noticeLeave.set(await Notification.requestPermission());
}

interface Notice {
  /** A later one about the same takes its place. */
  tag: string;
  title: string;
  body: string;
  onPress: () => void;
}

/** Tells of something while the page is not on screen. */
export function showNotice({ tag, title, body, onPress }: Notice): void {
  if (noticeLeave.get() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { tag, body, requireInteraction: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onPress();
    };
  } catch {
    // Some phones have them for service workers alone; the sound calls all the same.
  }
}
