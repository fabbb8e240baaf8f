import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { LandingSection } from './landing-section.tsx';

/**
 * Pictures of the product, with a link to the demo.
 * @param pictures  the moving pictures, which load later
 */
export function ProductTour({ pictures }: { pictures: ReactNode }) {
  return (
    <LandingSection
      id="tour"
      title="See it at work"
      lead="The kitchen’s screen, a guest’s phone, the owner’s figures and a bill, with sample data."
    >
      <div className="min-h-[calc(var(--tour)+3.25rem)] [--tour:17rem] sm:[--tour:22rem] lg:[--tour:28rem]">
        {pictures}
      </div>
      <a
        href="/demo"
        data-press="demo"
        className={`${buttonClass({ size: 'large' })} -mt-4 self-start`}
      >
        Try the demo <ArrowRight size={20} />
      </a>
    </LandingSection>
  );
}
