export const alarm = 'Alarm on this phone';
export const alarmHint = 'New orders ring here too while Thali is closed, and after you sign out.';
export const lastStep = 'Switch the alarm on there.';
export const otherBrowser = 'Use Chrome, Edge or Firefox.';
export const notChanged = 'Could not change the alarm. Please try again.';
