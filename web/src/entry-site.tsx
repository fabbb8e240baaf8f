import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from './features/main-site/not-found-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { mountApp } from './shell/mount-app.tsx';
import { OtherDocument } from './shell/other-document.tsx';
import './styles/site.css';

const LoginPage = lazy(() => import('./features/login/login-page.tsx'));
const VendorDashboardPage = lazy(
  () => import('./features/vendor-dashboard/vendor-dashboard-page.tsx'),
);

/** Addresses that the storefront's document answers. */
const storefrontPaths = /^\/(?:menu\/|orders\/|order\/|customer(?:\/|$))/;

mountApp(
  <Switch>
    <Route path="/">
      <HomePage />
    </Route>
    <Route path="/login">
      <LoginPage />
    </Route>
    <Route path="/vendor/:tab?">
      <VendorDashboardPage />
    </Route>
    <Route path={storefrontPaths}>
      <OtherDocument />
    </Route>
    <Route>
      <NotFoundPage />
    </Route>
  </Switch>,
);
