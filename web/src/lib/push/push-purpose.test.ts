import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { callApi } from '../api/call-api.ts';
import { alarmPurpose } from './alarm-purpose.ts';
import { fakeBrowser } from './fake-browser.ts';
import { type PushPurpose, pushState, turnOff, turnOn } from './push-purpose.ts';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  update: async (key: string, change: (old: unknown) => unknown) => {
    stored.set(key, change(stored.get(key)));
  },
}));
vi.mock('../api/call-api.ts', () => ({ callApi: async () => ({ publicKey: 'KEY' }) }));

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  stored.clear();
  browser = fakeBrowser();
});

function purpose(name: string, save: PushPurpose['save'] = async () => undefined) {
  return { name, save: vi.fn(save), remove: vi.fn(async () => undefined) };
}

describe('push support', () => {
  it('is absent without Push API, and on an iPhone outside the home screen', async () => {
    browser.lacksPush();
    expect(await pushState(purpose('order:1'))).toBe('none');
    browser.isIPhone({ standalone: false });
    expect(await pushState(purpose('order:1'))).toBe('home-screen');
  });

  it('is absent after the user denied the permission', async () => {
    browser.permission('denied');
    expect(await pushState(purpose('order:1'))).toBe('denied');
  });
});

it('requests the permission only on a press, and accepts a denial', async () => {
  const order = purpose('order:1');
  expect(await pushState(order)).toBe('off');
  expect(browser.requests()).toBe(0);
  browser.answersWith('denied');
  expect(await turnOn(order)).toBe('denied');
  expect(browser.requests()).toBe(1);
  expect(order.save).not.toHaveBeenCalled();
});

it('stays off if the user closes the permission question without an answer', async () => {
  browser.answersWith('default');
  expect(await turnOn(purpose('order:1'))).toBe('off');
});

it('saves the subscription once, and again only on request', async () => {
  const order = purpose('order:1');
  expect(await turnOn(order)).toBe('on');
  expect(order.save).toHaveBeenCalledWith(browser.subscription());
  expect(await pushState(order)).toBe('on');
  expect(order.save).toHaveBeenCalledTimes(1);
  expect(await pushState(order, { mustSave: true })).toBe('on');
  expect(order.save).toHaveBeenCalledTimes(2);
  expect(await pushState(purpose('order:2'), { mustSave: true })).toBe('off');
});

it('is off if the server could not save the subscription', async () => {
  const order = purpose('order:1', () => Promise.reject(new Error('no network')));
  await expect(turnOn(order)).rejects.toThrow('no network');
  expect(await pushState(order)).toBe('off');
});

it('switches each kitchen device separately', async () => {
  const calls: unknown[] = [];
  const call = (async (key: string) => void calls.push(key)) as unknown as typeof callApi;
  const [removed, next] = [alarmPurpose('D1', call), alarmPurpose('D2', call)];
  await turnOn(removed);
  expect(await pushState(next)).toBe('off');
  await turnOn(next);
  expect(calls).toEqual(['PUT /push-subscription', 'PUT /push-subscription']);
});

it('saves a changed or removed subscription again', async () => {
  const alarm = purpose('alarm:V');
  await turnOn(alarm);
  browser.changesSubscription();
  expect(await pushState(alarm)).toBe('on');
  expect(alarm.save).toHaveBeenLastCalledWith(browser.subscription());
  browser.losesSubscription();
  expect(await pushState(alarm)).toBe('on');
  expect(alarm.save).toHaveBeenCalledTimes(3);
  expect(alarm.save).toHaveBeenLastCalledWith(browser.subscription());
});

it('subscribes again if the subscription has an outdated key', async () => {
  await turnOn(purpose('order:1'));
  browser.hasEarlierKey();
  const order = purpose('order:2');
  expect(await turnOn(order)).toBe('on');
  expect(order.save).toHaveBeenCalledWith(browser.subscription());
});

it('keeps the subscription until the last purpose is off', async () => {
  const [order, alarm] = [purpose('order:1'), purpose('alarm:V')];
  await turnOn(order);
  await turnOn(alarm);
  const { endpoint } = browser.subscription() ?? {};
  expect(await turnOff(order)).toBe('off');
  expect(order.remove).toHaveBeenCalledWith(endpoint);
  expect(await pushState(alarm)).toBe('on');
  expect(await turnOff(alarm)).toBe('off');
  expect(browser.subscription()).toBeUndefined();
});
