import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { afterFirstPaint } from './lib/loading/after-first-paint.ts';
import { showWebFonts } from './lib/loading/show-web-fonts.ts';
import { holdInstallOffer } from './lib/offline/install-offer.ts';
import { hasSession } from './lib/session/stored-session.ts';
import { storefrontKeyOf } from './lib/storefront/storefront-key.ts';
import { OtherDocument } from './lib/tenant/other-document.tsx';
import { loadHome } from './shell/load-home.ts';
import { mountApp } from './shell/mount-app.tsx';
import { registerForOffline } from './shell/register-for-offline.ts';
import { StorefrontPage } from './storefront/storefront-page.tsx';
import './styles/storefront.css';

const CustomerPage = lazy(() => import('./storefront/customer-page.tsx'));
const OrderPage = lazy(() => import('./storefront/order-page/order-page.tsx'));
const PaymentPage = lazy(() => import('./storefront/payment-page/payment-page.tsx'));
const RouteFocus = lazy(afterFirstPaint(() => import('./lib/route-focus/route-focus.tsx')));

/** Loads the fonts in an effect, so that they wait until the live page is in the document. */
function WebFonts() {
  useEffect(() => void afterFirstPaint(showWebFonts)(), []);
  return null;
}

const routesWith = (MessPage: ComponentType) => (
  <>
    <Switch>
      <Route path="/">
        <MessPage />
      </Route>
      <Route path="/menu/:key">
        {({ key }) => <StorefrontPage key={key} storefrontKey={storefrontKeyOf(key)} />}
      </Route>
      <Route path="/customer">
        <CustomerPage />
      </Route>
      <Route path="/orders/:orderId">
        {({ orderId }) => <OrderPage key={orderId} orderId={orderId} />}
      </Route>
      <Route path="/order/:orderId">
        {({ orderId }) => <Redirect to={`/orders/${orderId}${location.hash}`} replace />}
      </Route>
      <Route path="/payment/:orderId">
        {({ orderId }) => <PaymentPage key={orderId} orderId={orderId} />}
      </Route>
      <Route>
        <OtherDocument />
      </Route>
    </Switch>
    <Suspense>
      <RouteFocus />
    </Suspense>
    <WebFonts />
  </>
);

// Restores the session first, so that a customer's first request has the token. A guest does not load this code.
if (hasSession()) {
  void import('./account/session/restore-session.ts')
    .then(({ restoreSession }) => restoreSession())
    .finally(mount);
} else {
  void mount();
}
// TanStack Query assumes the page is online until an offline event. A page that starts offline never gets that event.
onlineManager.setOnline(navigator.onLine);
holdInstallOffer();
registerForOffline();

async function mount(): Promise<void> {
  const MessPage = await loadHome(() => import('./site/mess-home.tsx'));
  mountApp(routesWith(MessPage));
}
