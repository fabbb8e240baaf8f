import { createObservable } from '../../lib/state/observable.ts';

/** The permission for desktop notifications. Undefined if the browser has no notifications. */
export const noticePermission = createObservable<NotificationPermission | undefined>(
  typeof Notification === 'undefined' ? undefined : Notification.permission,
);

/** Works only in a press handler: browsers refuse other calls. */
export async function requestNoticePermission(): Promise<void> {
  noticePermission.set(await Notification.requestPermission());
}

interface Notice {
  /** A notice replaces an earlier notice with the same tag. */
  tag: string;
  title: string;
  body: string;
  onPress: () => void;
}

/** Shows a desktop notification if the page is hidden. */
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
