/** Under which the page keeps a customer's orders at one vendor. */
export const customerOrdersKey = {
  all: (vendorId: string) => ['customer-orders', vendorId] as const,
  ongoing: (vendorId: string) => ['customer-orders', vendorId, 'ongoing'] as const,
  past: (vendorId: string) => ['customer-orders', vendorId, 'past'] as const,
  summary: (vendorId: string) => ['customer-orders', vendorId, 'summary'] as const,
};
