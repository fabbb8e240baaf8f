import { Button } from '../../lib/ui/button.tsx';

/** In the bar of the landing page. */
export function GetStartedButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick} className="shrink-0">
      Get Started
    </Button>
  );
}
