import type { Plan } from '@thali/shared/plans/plan-catalogue';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { platformDomain } from '../../lib/tenant/current-tenant.ts';
import { LoadingNote } from '../../lib/ui/loading-note.tsx';
import { SiteFrame } from '../shared/site-frame.tsx';
import { GetStartedButton, LandingSections } from './landing-sections.tsx';
import { Newsletter } from './parts/newsletter.tsx';
import type { SignUp } from './sign-up/check-sign-up.ts';
import { type PlanChoice, planChoices } from './sign-up/plan-choice.ts';

const SignUpDialog = lazy(retryUntilLoaded(() => import('./sign-up/sign-up-dialog.tsx')));
const TourPictures = lazy(retryUntilLoaded(() => import('./parts/tour-pictures.tsx')));
const ContactDialog = lazy(retryUntilLoaded(() => import('./parts/contact-dialog.tsx')));

type OpenDialog = { name: 'sign-up' } | { name: 'contact'; plan?: Plan };

interface LandingPageProps {
  /** Runs with the filled-in business sign-up. */
  onSignUp: (signUp: SignUp) => void;
  /** Runs after the sign-up with the chosen plan. `contactSales` opens the contact form. */
  onPlanChosen: (choice: PlanChoice, contactSales: () => void) => void;
  /** The action of a plan's card. `contactSales` opens the contact form. */
  planAction: (plan: Plan, contactSales: () => void) => ReactNode;
}

/** The main site's first page, for owners of messes. Rule: site-1 */
export function LandingPage({ onSignUp, onPlanChosen, planAction }: LandingPageProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const draft = useRef<SignUp>(undefined);
  const close = () => setOpenDialog(undefined);
  const start = () => setOpenDialog({ name: 'sign-up' });
  const contactAbout = (plan: Plan) => setOpenDialog({ name: 'contact', plan });
  return (
    <SiteFrame getStarted={<GetStartedButton onClick={start} />}>
      <LandingSections
        platformDomain={platformDomain()}
        pictures={
          <Suspense>
            <TourPictures />
          </Suspense>
        }
        planAction={(plan) => planAction(plan, () => contactAbout(plan))}
        onStart={start}
        onAsk={() => setOpenDialog({ name: 'contact' })}
      />
      <Newsletter />
      <Suspense fallback={<LoadingNote />}>
        {openDialog?.name === 'sign-up' && (
          <SignUpDialog
            draft={draft}
            onSignUp={onSignUp}
            onClose={close}
            onDone={(choice) => onPlanChosen(choice, () => contactAbout(planChoices[choice].plan))}
          />
        )}
        {openDialog?.name === 'contact' && <ContactDialog plan={openDialog.plan} onClose={close} />}
      </Suspense>
    </SiteFrame>
  );
}
