import { RequireRole } from '../account/session/require-role.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import KitchenPage from './kitchen-page.tsx';

/** /kitchen for the mess's own staff. */
export default function SignedInKitchen() {
  return (
    <RequireRole path="/kitchen" pending={<PageLoading />}>
      {() => <KitchenPage />}
    </RequireRole>
  );
}
