import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { draftOfSignUp, storeDraft } from './draft-details.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

const signUp = {
  businessName: 'Teen Katori Foods',
  displayName: 'Teen Katori Mess',
  subdomain: 'teen-katori',
  email: 'owner@mess.example',
  phone: '+91 98765 43210',
  address: '12 College Road, Pune',
  cuisine: 'Maharashtrian',
  plan: 'basic',
  password: 'three bowls',
  confirmPassword: 'three bowls',
  agree: true,
};

it('copies the sign-up except terms and password', () => {
  const draft = draftOfSignUp(signUp);
  expect(draft).toEqual({
    messName: 'Teen Katori Mess',
    subdomain: 'teen-katori',
    name: 'Teen Katori Foods',
    email: 'owner@mess.example',
    phone: '+91 98765 43210',
    address: '12 College Road, Pune',
    agree: false,
  });
  storeDraft(draft);
  expect(sessionStorage.getItem('thali-plan-details')).not.toContain('three bowls');
});

it('survives a reload, but asks for consent to the terms again', async () => {
  storeDraft({ ...draftOfSignUp(signUp), agree: true });
  vi.resetModules();
  const { readDraft } = await import('./draft-details.ts');
  expect(readDraft()).toEqual(draftOfSignUp(signUp));
});
