import { Share } from 'lucide-react';
import { lineLinkClass } from '../ui/text-link-class.ts';
import type { PushState } from './push-purpose.ts';

interface PushHelpProps {
  state: PushState | undefined;
  /** The name of the icon on the home screen. */
  appName: string;
  /** The page to open first on an iPhone, if it is not the current page. */
  startUrl?: string | undefined;
  /** The last step on an iPhone, inside the app. */
  lastStep: string;
  /** The advice for a browser without push. */
  otherBrowserAdvice: string;
}

/** Explains why the browser gets no push notifications, and what to do. */
export function PushHelp(props: PushHelpProps) {
  const { state, appName, startUrl, lastStep, otherBrowserAdvice } = props;
  if (state === 'none') {
    return <p>This browser cannot get messages from websites. {otherBrowserAdvice}</p>;
  }
  if (state === 'denied') {
    return (
      <>
        <p>Messages from this site are blocked. To allow them:</p>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          <li>In the browser, tap the icon beside the address and allow Notifications.</li>
          <li>In an app on the home screen, allow them in the phone’s Settings.</li>
        </ul>
      </>
    );
  }
  if (state !== 'home-screen') return null;
  return (
    <>
      <p>An iPhone or iPad gets messages only for apps on its home screen (iOS 16.4 or newer):</p>
      <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
        {startUrl && (
          <li>
            Open{' '}
            <a href={startUrl} className={lineLinkClass}>
              {startUrl.replace(/^https?:\/\//, '')}
            </a>
            .
          </li>
        )}
        <li>
          Tap Share <Share size={16} className="mb-1 inline" /> in the browser’s bar.
        </li>
        <li>Choose ‘Add to Home Screen’.</li>
        <li>
          Open {appName} from there. {lastStep}
        </li>
      </ol>
    </>
  );
}
