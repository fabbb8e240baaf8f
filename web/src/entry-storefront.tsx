import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { holdInstallOffer } from './offline/install-offer.ts';
import { keepForOffline } from './offline/keep-for-offline.ts';
import { StorefrontPage } from './pages/storefront-page.tsx';
import { hasSession } from './session/stored-session.ts';
import { afterFirstSight } from './shell/after-first-sight.ts';
import { homeOfDocument } from './shell/home-of-document.tsx';
import { mountApp } from './shell/mount-app.tsx';
import { OtherDocument } from './shell/other-document.tsx';
import { storefrontKeyOf } from './tenant/storefront-key.ts';
import './styles/storefront.css';

const CustomerPage = lazy(() => import('./pages/customer-page.tsx'));
const OrderPage = lazy(() => import('./features/order-page/order-page.tsx'));
const PaymentPage = lazy(() => import('./features/payment-page/payment-page.tsx'));
const RouteFocus = lazy(afterFirstSight(() => import('./route-focus/route-focus.tsx')));

const routesWith = (MessSitePage: ComponentType) => (
  <>
    <Switch>
      <Route path="/">
        <MessSitePage />
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
  </>
);

// Someone signed in calls as themselves from the first request on; a guest loads none of this.
if (hasSession()) {
  void import('./session/restore-session.ts')
    .then(({ restoreSession }) => restoreSession())
    .finally(mount);
} else {
  void mount();
}
// It takes a page for online until it hears otherwise, and one that begins offline never would.
onlineManager.setOnline(navigator.onLine);
holdInstallOffer();
keepForOffline();

async function mount(): Promise<void> {
  const MessSitePage = await homeOfDocument(() => import('./pages/mess-site-page.tsx'));
  mountApp(routesWith(MessSitePage));
}
