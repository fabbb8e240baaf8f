import { inParallel } from '@thali/functions/invocations/in-parallel';
import { sampleWebp } from '@thali/shared/pictures/sample-pictures';
import { beforeAll, expect, inject, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { pictures, postForm, sampleOf } from '../support/upload-picture.ts';

let kitchen: Kitchen;
setUpHandlers();
beforeAll(async () => {
  kitchen = await makeKitchen();
});

const ownPictures = () => pictures(kitchen.vendor.id, kitchen.token);
const fetchFromEdge = (path: string) => fetch(inject('platformUrl') + path);
const day = 24 * 60 * 60 * 1000;
const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

test('uploads a picture in three widths, checks and serves it', async () => {
  const { answer, picture_id, uploads, finished } = await ownPictures().upload();
  expect(answer.status, answer.text).toBe(201);
  expect(uploads.map(({ width }) => width)).toEqual([320, 640, 1280]);
  expect(finished.status, finished.text).toBe(200);
  const image = `/pictures/${kitchen.vendor.id}/${picture_id}-640.webp`;
  expect(finished.json).toEqual({ image });
  for (const width of [320, 640, 1280]) {
    const file = await fetchFromEdge(image.replace('640', String(width)));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(sampleWebp(width));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
  const dish = await kitchen.newItem({ image });
  expect(dish.image).toBe(image);
  expect((await kitchen.update({ logo_url: image })).status).not.toBe(400);
});

test('accepts a wide picture as cover only', async () => {
  const mess = await makeKitchen();
  const covers = pictures(mess.vendor.id, mess.token, 'cover');
  const { picture_id, uploads, finished } = await covers.upload();
  expect(uploads.map(({ width }) => width)).toEqual([480, 960, 1600]);
  const image = `/pictures/${mess.vendor.id}/${picture_id}-960.webp`;
  expect(finished.json).toEqual({ image });
  for (const width of [480, 960, 1600]) {
    const file = await fetchFromEdge(image.replace('960', String(width)));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(sampleOf('cover', width));
  }
  const changed = await mess.update({ cover_url: image });
  expect(changed.json.vendor).toMatchObject({ cover_url: image, logo_url: null });
  expectRefusal(await mess.update({ logo_url: image }), 'VALIDATION_ERROR');
  const square = (await pictures(mess.vendor.id, mess.token).upload()).finished.json.image;
  expectRefusal(await mess.update({ cover_url: square }), 'VALIDATION_ERROR');
  expect((await mess.update({ cover_url: '' })).json.vendor.cover_url).toBeNull();
});

test('refuses a square picture as cover', async () => {
  const covers = pictures(kitchen.vendor.id, kitchen.token, 'cover');
  expectRefusal((await covers.upload(sampleWebp)).finished, 'PICTURE_REFUSED');
  const { picture_id } = await ownPictures().upload();
  expectRefusal(await covers.finish(picture_id), 'PICTURE_REFUSED');
  expect((await ownPictures().finish(picture_id)).status).toBe(200);
});

test('gives an uploaded original no public address', async () => {
  const { picture_id } = await ownPictures().upload();
  const path = `${kitchen.vendor.id}/${picture_id}-640.webp`;
  for (const address of [`/incoming/${path}`, `/pictures/../incoming/${path}`, '/pictures/']) {
    expect((await fetchFromEdge(address)).status).toBe(404);
  }
  for (const address of [`/pictures/%2e%2e/incoming/${path}`, `/pictures/..%2fincoming/${path}`]) {
    expect((await fetchFromEdge(address)).status).toBe(404);
  }
});

test('gives a repeat the same answer, and ignores files uploaded meanwhile', async () => {
  const { picture_id, uploads, finished } = await ownPictures().upload();
  const otherFile = sampleWebp(640, 640, 400);
  const middle = uploads.find(({ width }) => width === 640);
  if (middle) await postForm(middle, otherFile);
  const repeats = await Promise.all([
    ownPictures().finish(picture_id),
    ownPictures().finish(picture_id),
  ]);
  expect(repeats.map(({ json }) => json)).toEqual([finished.json, finished.json]);
  const file = await fetchFromEdge(finished.json.image);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(sampleWebp(640));
});

test('reports and deletes an invalid picture', async () => {
  const { picture_id, finished } = await ownPictures().upload((width) =>
    width === 640 ? html : sampleWebp(width),
  );
  expectRefusal(finished, 'PICTURE_REFUSED');
  expect(finished.json.error).toBe(
    'This file is not a picture we can show. Please choose another one.',
  );
  expect(
    (await fetchFromEdge(`/pictures/${kitchen.vendor.id}/${picture_id}-320.webp`)).status,
  ).toBe(404);
  // No file is left to check.
  const repeat = await ownPictures().finish(picture_id);
  expectRefusal(repeat, 'PICTURE_REFUSED');
  expect(repeat.json.error).toBe('The picture did not arrive. Please upload it again.');
});

test('does not serve a picture with a missing width', async () => {
  const { picture_id, uploads } = await ownPictures().begin();
  for (const upload of uploads.slice(1)) await postForm(upload, sampleWebp(upload.width));
  expectRefusal(await ownPictures().finish(picture_id), 'PICTURE_REFUSED');
  expect(
    (await fetchFromEdge(`/pictures/${kitchen.vendor.id}/${picture_id}-640.webp`)).status,
  ).toBe(404);
  const [first] = uploads;
  if (first) await postForm(first, sampleWebp(first.width));
  expect((await ownPictures().finish(picture_id)).status).toBe(200);
});

test('accepts only the signed key, type and size in an upload form', async () => {
  const { uploads } = await ownPictures().begin();
  const [first] = uploads;
  if (!first) throw new Error('No form');
  const { url, fields } = first;
  const changes: Record<string, string>[] = [
    { key: fields.key?.replace('incoming', 'pictures') ?? '' },
    { key: fields.key?.replace(kitchen.vendor.id, '0000000000') ?? '' },
    { 'Content-Type': 'text/html' },
  ];
  for (const change of changes) {
    const answer = await postForm({ url, fields: { ...fields, ...change } }, sampleWebp(320));
    expect(answer.status, JSON.stringify(change)).toBe(403);
  }
  expect((await postForm(first, new Uint8Array(40_001))).status).toBe(400);
  expect((await postForm(first, sampleWebp(320))).status).toBe(204);
});

test('refuses uploads for another mess and pictures of another mess', async () => {
  const otherMess = await makeKitchen();
  const { picture_id } = await ownPictures().begin();
  const foreign = pictures(kitchen.vendor.id, otherMess.token);
  expectRefusal((await foreign.begin()).answer, 'VENDOR_ACCESS_DENIED');
  expectRefusal(await foreign.finish(picture_id), 'VENDOR_ACCESS_DENIED');
  const uploaded = await ownPictures().upload();
  const foreignPicture = await pictures(otherMess.vendor.id, otherMess.token).finish(
    uploaded.picture_id,
  );
  expectRefusal(foreignPicture, 'PICTURE_REFUSED');
  expect((await ownPictures().finish(uploaded.picture_id)).status).toBe(200);
});

test('refuses covers for another mess and logos of another mess', async () => {
  const [mess, otherMess] = await Promise.all([makeKitchen(), makeKitchen()]);
  const foreign = pictures(mess.vendor.id, otherMess.token, 'cover');
  expectRefusal((await foreign.begin()).answer, 'VENDOR_ACCESS_DENIED');
  const { finished, picture_id } = await pictures(mess.vendor.id, mess.token, 'cover').upload();
  expectRefusal(await foreign.finish(picture_id), 'VENDOR_ACCESS_DENIED');
  const logo = (await pictures(mess.vendor.id, mess.token).upload()).finished.json.image;
  for (const body of [{ cover_url: finished.json.image }, { logo_url: logo }]) {
    const answer = await otherMess.update(body);
    expectRefusal(answer, 'VALIDATION_ERROR');
    expect(answer.json.details).toEqual([
      { path: Object.keys(body).join(), message: 'Invalid URL' },
    ]);
  }
  expect((await otherMess.get()).json.vendor).toMatchObject({ cover_url: null, logo_url: null });
});

test.each([
  [{ type: 'image/webp', colour: 'c98a3b', shape: 'poster' }],
  [{ type: 'image/svg+xml', colour: 'c98a3b' }],
  [{ type: 'text/html', colour: 'c98a3b' }],
  [{ type: 'image/webp', colour: '../../' }],
  [{ type: 'image/webp' }],
])('refuses to sign %j', async (body) => {
  const path = `/vendors/${kitchen.vendor.id}/pictures`;
  expectRefusal(await call('POST', path, { token: kitchen.token, body }), 'VALIDATION_ERROR');
});

test('limits the uploads of a mess per hour', async () => {
  const busy = await makeKitchen();
  const { countTry } = await import('@thali/functions/limits/rate-limits.table');
  const limit = { scope: `picture:${busy.vendor.id}`, max: 1000, windowSeconds: 3600 };
  await inParallel(Array.from({ length: 300 }), 10, () => countTry(limit));
  const { answer } = await pictures(busy.vendor.id, busy.token).begin();
  expectRefusal(answer, 'TOO_MANY_REQUESTS');
});

test('deletes unused pictures after a day, and keeps the pictures of dishes, categories and the mess', async () => {
  const { sweepPictures } = await import('@thali/functions/pictures/sweep-pictures');
  const mess = await makeKitchen();
  const upload = async () => {
    const { finished } = await pictures(mess.vendor.id, mess.token).upload();
    return finished.json.image;
  };
  const uploadCover = async () => {
    const { finished } = await pictures(mess.vendor.id, mess.token, 'cover').upload();
    return finished.json.image;
  };
  const [cover, oldCover] = await Promise.all([uploadCover(), uploadCover()]);
  await mess.update({ cover_url: oldCover });
  await mess.update({ cover_url: cover });
  const [kept, changed, deleted, ofCategory, unused] = await Promise.all(
    Array.from({ length: 5 }, upload),
  );
  const dish = await mess.newItem({ image: kept });
  const twin = await mess.newItem({ image: kept });
  const deletedDish = await mess.newItem({ image: deleted });
  const changing = await mess.newItem({ image: changed });
  await mess.updateCategory(mess.vendor.categoryId, { image: ofCategory });
  await mess.updateItem(changing.id, { image: null });
  await mess.deleteItem(deletedDish.id);
  await mess.deleteItem(twin.id);
  const arePresent = () =>
    Promise.all(
      [kept, ofCategory, cover, changed, deleted, unused, oldCover].map(
        async (address) => (await fetchFromEdge(`${address}`)).ok,
      ),
    );

  // A new picture may still be in an open dialog.
  await sweepPictures(Date.now());
  expect(await arePresent()).toEqual([true, true, true, true, true, true, true]);
  await sweepPictures(Date.now() + day + 60_000);
  expect(await arePresent()).toEqual([true, true, true, false, false, false, false]);
  await sweepPictures(Date.now() + day + 60_000);
  expect(await arePresent()).toEqual([true, true, true, false, false, false, false]);
  expect((await mess.items()).find(({ id }) => id === dish.id)?.image).toBe(kept);
});
