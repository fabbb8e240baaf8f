export const tooOld = 'This browser is too old';
export const pleaseUpdate = 'Please update it, or open this page on another phone.';
export const callMess = (mess: string) => `To order, you can also call ${mess}: `;
export const wholeMenu = 'The whole menu';
