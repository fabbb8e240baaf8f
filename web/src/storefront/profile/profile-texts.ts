export const nameTooShort = 'Name must be at least 2 characters.';
export const enterPhone = 'Enter a valid phone number.';
export const enterEmail = 'Enter a valid email address.';

export const updated = 'Profile updated!';
export const updatedHint = 'Your profile has been updated.';
export const notUpdated = 'Failed to update profile';
export const notUpdatedHint = 'There was an error updating your profile.';
export const editProfile = 'Edit Profile';
export const save = 'Save';
export const cancel = 'Cancel';
export const name = 'Name';
export const phone = 'Phone';
export const phoneStays = 'If you leave this empty, your number stays the same.';
export const email = 'Email';
export const emailStays = 'This does not change your email. For that, open Your account.';

export const noName = 'No name yet';
export const noEmail = 'No email yet';
export const noPhone = 'No phone yet';
export const totalOrders = 'Total Orders';
export const favorites = 'Favorites';
export const lastOrder = 'Last Order';
export const none = 'N/A';

export const profile = 'Profile';
export const viewHistory = 'View Order History';
export const yourAccount = 'Your account';
export const contactSupport = 'Contact Support';
export const logout = 'Logout';
