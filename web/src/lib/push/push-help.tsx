import { Share } from 'lucide-react';
import { lineLinkClass } from '../ui/text-link-class.ts';
import type { PushState } from './push-purpose.ts';
import * as texts from './push-texts.ts';

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
    return <p>{texts.cannotGet(otherBrowserAdvice)}</p>;
  }
  if (state === 'denied') {
    return (
      <>
        <p>{texts.blocked}</p>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          <li>{texts.allowInBrowser}</li>
          <li>{texts.allowInSettings}</li>
        </ul>
      </>
    );
  }
  if (state !== 'home-screen') return null;
  return (
    <>
      <p>{texts.iphoneHint}</p>
      <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
        {startUrl && (
          <li>
            {texts.open}
            <a href={startUrl} className={lineLinkClass}>
              {startUrl.replace(/^https?:\/\//, '')}
            </a>
            .
          </li>
        )}
        <li>
          {texts.tapShareBefore}
          <Share size={16} className="mb-1 inline" />
          {texts.tapShareAfter}
        </li>
        <li>{texts.addToHome}</li>
        <li>{texts.openFromThere(appName, lastStep)}</li>
      </ol>
    </>
  );
}
