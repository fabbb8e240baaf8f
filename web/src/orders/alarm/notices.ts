import { createObservable } from '../../lib/state/observable.ts';

/** The permission for desktop notifications; undefined if the browser has none. */
export const noticePermission = createObservable<NotificationPermission | undefined>(
  typeof Notification === 'undefined' ? undefined : Notification.permission,
);

/** Call this from a press handler. Browsers refuse other calls. */
export async function requestNoticePermission(): Promise<void> {
  noticePermission.set(await Notification.requestPermission());
}

interface Notice {
  /** A later notice with the same tag replaces this one. */
  tag: string;
  title: string;
  body: string;
  onPress: () => void;
}

/** Shows a notification while the page is hidden. */
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
    // Some phones let only service workers show notifications. The bell still rings.
  }
}
