import type { Plan } from '@thali/shared/plans/plan-catalogue';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { ContactForm } from '../../shared/contact-form.tsx';

interface ContactDialogProps {
  /** The plan that the message is about. Undefined for a general question. */
  plan: Plan | undefined;
  onClose: () => void;
}

export default function ContactDialog({ plan, onClose }: ContactDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Contact Us"
      description={plan && `About the ${plan.name} plan.`}
    >
      <ContactForm startText={plan && `I am interested in the ${plan.name} plan.`} />
    </Dialog>
  );
}
