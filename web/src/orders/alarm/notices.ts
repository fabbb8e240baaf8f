import { createObservable } from '../../lib/state/observable.ts';

/** The permission to show messages of the operating system; undefined where a browser has none. */
export const noticePermission = createObservable<NotificationPermission | undefined>(
  typeof Notification === 'undefined' ? undefined : Notification.permission,
);

/** To be called by a press, never by itself. */
export async function askForNotices(): Promise<void> {
  noticePermission.set(await Notification.requestPermission());
}

interface Notice {
  /** A later one about the same takes its place. */
  tag: string;
  title: string;
  body: string;
  onPress: () => void;
}

/** Shows a message while the page is not on screen. */
export function showNotice({ tag, title, body, onPress }: Notice): void {
  if (noticePermission.get() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { tag, body, requireInteraction: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onPress();
    };
  } catch {
    // Some phones allow them to service workers only; the bell rings all the same.
  }
}
