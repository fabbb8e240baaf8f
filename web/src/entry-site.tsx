import { adminPathPattern } from '@thali/shared/site/admin-paths';
import { demoPathPattern } from '@thali/shared/site/demo-paths';
import { storefrontPathPattern } from '@thali/shared/site/document-of';
import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { vendorPathPattern } from '@thali/shared/site/vendor-paths';
import { weekPagePattern } from '@thali/shared/site/week-paths';
import { type ComponentType, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { showStoredNotice } from './account/session/sign-out-notice.ts';
import RouteFocus from './lib/route-focus/route-focus.tsx';
import { OtherDocument } from './lib/tenant/other-document.tsx';
import { followStoredSteps } from './shell/follow-stored-steps.ts';
import { loadHome } from './shell/load-home.ts';
import { mountApp } from './shell/mount-app.tsx';
import NotFoundPage from './shell/not-found-page.tsx';
import { registerForOffline } from './shell/register-for-offline.ts';
import './styles/site.css';

const AdminPage = lazy(() => import('./admin/admin-page.tsx'));
const BillingPage = lazy(() => import('./dashboard/billing/billing-page.tsx'));
const LoginPage = lazy(() => import('./account/login/login-page.tsx'));
const RegisterPage = lazy(() => import('./account/register/register-page.tsx'));
const ForgotPasswordPage = lazy(() => import('./account/forgot-password/forgot-password-page.tsx'));
const ChangePasswordPage = lazy(() => import('./account/change-password/change-password-page.tsx'));
const YourAccountPage = lazy(() => import('./account/your-account/your-account-page.tsx'));
const DocsPage = lazy(() => import('./site/pages/docs-page.tsx'));
const HelpPage = lazy(() => import('./site/pages/help-page.tsx'));
const SupportPage = lazy(() => import('./site/pages/support-page.tsx'));
const ContactPage = lazy(() => import('./site/pages/contact-page.tsx'));
const ChooseSubdomainPage = lazy(() => import('./site/plans/choose-subdomain-page.tsx'));
const DemoPage = lazy(() => import('./demo/demo-page.tsx'));
const WeekPage = lazy(() => import('./site/week/week-page.tsx'));
const UnsubscribePage = lazy(() => import('./site/pages/unsubscribe-page.tsx'));
const IntegrationsPage = lazy(() => import('./site/pages/integrations-page.tsx'));
const PrivacyPage = lazy(() => import('./site/pages/privacy-page.tsx'));
const TermsPage = lazy(() => import('./site/pages/terms-page.tsx'));
const KitchenAccess = lazy(() => {
  registerForOffline();
  return import('./kitchen/device/kitchen-access.tsx');
});
const CounterAccess = lazy(() => {
  registerForOffline();
  return import('./kitchen/counter/counter-access.tsx');
});
const BoardAccess = lazy(() => {
  registerForOffline();
  return import('./kitchen/board/board-access.tsx');
});
const DashboardPage = lazy(() => import('./dashboard/dashboard-page.tsx'));

/** Device screens have a stricter security policy. So from a device screen, every other page is a new document. */
const pagesAfterDevice = isDevicePath(location.pathname) && (
  <Route path={/^(?!\/(?:kitchen|counter|board)\/?$)/}>
    <OtherDocument />
  </Route>
);

const routesWith = (HomePage: ComponentType) => (
  <>
    <Switch>
      {pagesAfterDevice}
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/login">
        <LoginPage />
      </Route>
      <Route path="/register">
        <RegisterPage />
      </Route>
      <Route path="/forgot-password">
        <ForgotPasswordPage />
      </Route>
      <Route path="/change-password">
        <ChangePasswordPage />
      </Route>
      <Route path="/account">
        <YourAccountPage />
      </Route>
      <Route path={vendorPathPattern}>
        <DashboardPage />
      </Route>
      <Route path="/kitchen">
        <KitchenAccess />
      </Route>
      <Route path="/counter">
        <CounterAccess />
      </Route>
      <Route path="/board">
        <BoardAccess />
      </Route>
      <Route path="/billing">
        <BillingPage />
      </Route>
      <Route path={adminPathPattern}>
        <AdminPage />
      </Route>
      <Route path="/docs">
        <DocsPage />
      </Route>
      <Route path="/help">
        <HelpPage />
      </Route>
      <Route path="/support">
        <SupportPage />
      </Route>
      <Route path="/contact">
        <ContactPage />
      </Route>
      <Route path="/choose-subdomain">
        <ChooseSubdomainPage />
      </Route>
      <Route path={demoPathPattern}>
        <DemoPage />
      </Route>
      <Route path="/unsubscribe">
        <UnsubscribePage />
      </Route>
      <Route path="/integrations">
        <IntegrationsPage />
      </Route>
      <Route path="/privacy-policy">
        <PrivacyPage />
      </Route>
      <Route path="/terms-of-service">
        <TermsPage />
      </Route>
      <Route path={weekPagePattern}>
        <WeekPage menuKey={decodeURIComponent(location.pathname.split('/')[2] ?? '')} />
      </Route>
      <Route path={storefrontPathPattern}>
        <OtherDocument />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
    <RouteFocus />
  </>
);

void loadHome(() => import('./site/home-page.tsx')).then((HomePage) =>
  mountApp(routesWith(HomePage)),
);

showStoredNotice();
followStoredSteps();
