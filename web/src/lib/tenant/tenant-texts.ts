export const checkingTenant = 'Checking tenant...';
