import { useMutation } from '@tanstack/react-query';
import { changeUser } from '../../account/session/change-user.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { atLeast } from '../../lib/time/at-least.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { type ProfileForm, profileChanges } from './check-profile.ts';

/** Rule: customers-3, customers-4 */
export function useUpdateProfile(userId: string, onSaved: () => void) {
  return useMutation({
    mutationFn: (form: ProfileForm) =>
      atLeast(
        callApi('PUT /auth/profile', {
          body: profileChanges(form),
          background: true,
        }),
      ),
    onSuccess({ user }) {
      changeUser(userId, { name: user.name, phone: user.phone, updatedAt: user.updatedAt });
      showToast({
        kind: 'success',
        title: 'Profile updated!',
        description: 'Your profile has been updated.',
      });
      onSaved();
    },
    onError() {
      showToast({
        kind: 'error',
        title: 'Failed to update profile',
        description: 'There was an error updating your profile.',
      });
    },
  });
}
