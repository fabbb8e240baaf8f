const entry = {
  at: '2026-11-20T06:00:00.000Z',
  admin_id: 'u1',
  admin_name: 'Platform Admin',
  action: 'setVendorStatus',
  summary: 'Suspend or reactivate a vendor',
  target: 'SVT0000001',
  detail: 'suspended',
  reason: 'Fees unpaid for three months',
  outcome: 'done',
  code: null,
};

/** What admins did, and each way that it ended. */
export const busyAuditEntries = [
  { ...entry, id: '4' },
  {
    ...entry,
    id: '3',
    action: 'retryProvisioning',
    summary: 'Continue setting up a paid plan',
    target: 'order_N7Kd82hXq0aaaa',
    detail: null,
    reason: null,
    outcome: 'refused',
    code: 'SUBDOMAIN_RESERVED',
  },
  { ...entry, id: '2', outcome: 'failed', code: 'INTERNAL_ERROR' },
  {
    ...entry,
    id: '1',
    action: 'createVendor',
    summary: 'Create a vendor',
    target: null,
    detail: null,
    reason: null,
    outcome: 'started',
  },
];
