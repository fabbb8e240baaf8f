import { Progress } from '../../lib/ui/figures/progress.tsx';
import { StepProgress } from '../../lib/ui/figures/step-progress.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function ProgressBars() {
  return (
    <Specimens>
      <Specimen name="a share, in percent">
        <Progress label="Settlement progress" value={640} max={1000} />
      </Specimen>
      <Specimen name="in words">
        <Progress label="Thalis sold" value={38} max={60} valueText="38 of 60" tone="leaf" />
      </Specimen>
      <Specimen name="all but used up">
        <Progress label="Portions left" value={4} max={60} valueText="4 of 60" tone="chilli" />
      </Specimen>
      <Specimen name="nothing yet">
        <Progress label="Settlement progress" value={0} max={0} />
      </Specimen>
      {[1, 2, 3, 4].map((step) => (
        <Specimen key={step} name={`step ${step}`}>
          <StepProgress step={step} />
        </Specimen>
      ))}
    </Specimens>
  );
}

export const section = {
  group: 'Feedback',
  title: 'Progress',
  Example: ProgressBars,
} satisfies CatalogueSection;
