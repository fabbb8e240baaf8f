import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { toDemoPath } from '@thali/shared/site/demo-paths';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { callHook } from '../lib/api/call-hook.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { answerInDemo } from './demo-answers.ts';
import { toastNotInDemo } from './not-in-demo.ts';

/** Gives the dashboard's screens sample data, and leads their links to screens of the demo. Rule: site-19 */
export function DemoScreens({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: queryClient.getDefaultOptions() }),
  );
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    callHook.answer = answerInDemo;
    setReady(true);
    return () => {
      callHook.answer = undefined;
    };
  }, []);
  if (!isReady) return null;
  return (
    <QueryClientProvider client={client}>
      <Router hook={useDemoLocation} hrefs={toDemoHref}>
        <div onClickCapture={stayInDemo}>{children}</div>
      </Router>
    </QueryClientProvider>
  );
}

const toDemoHref = (href: string) => toDemoPath(href) ?? href;

type LocationHook = NonNullable<ComponentProps<typeof Router>['hook']>;

/** The address as the dashboard knows it: `/demo/wallet` is its `/vendor/wallet`. */
const useDemoLocation: LocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  return useMemo(
    () => [
      path.replace(/^\/demo/, '/vendor'),
      (to: string, options?: object) => {
        const target = toDemoPath(to);
        if (target) navigate(target, options);
        else toastNotInDemo();
      },
    ],
    [path, navigate],
  );
};

/** Shows a toast if a link leads to a page that the demo does not have. */
function stayInDemo(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.download)
    return;
  if (link.protocol === 'blob:' || link.pathname.startsWith('/demo')) return;
  event.preventDefault();
  event.stopPropagation();
  toastNotInDemo();
}
