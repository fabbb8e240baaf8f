import { expect, test } from 'vitest';
import { dishesForPhotos, dishOfFile } from './match-photos.ts';

const dishes = [
  { id: '1', name: 'Dosa', image: 'https://pictures.example/1.jpg' },
  { id: '2', name: 'Masala Dosa', image: null },
  { id: '3', name: 'चाय', image: null },
  { id: '4', name: 'Flamb\u00e9', image: null },
];

test.each([
  ['Masala_Dosa (2).jpg', '2'],
  ['my-masala-dosa.HEIC', '2'],
  ['dosa.png', '1'],
  ['चाय.webp', '3'],
  ['flambe\u0301.jpg', '4'],
  ['IMG_2041.jpg', undefined],
  ['dosai.jpg', undefined],
])('the photo %s shows the dish %s', (file, id) => {
  expect(dishOfFile(file, dishes, new Set())?.id).toBe(id);
});

test('a dish with a photo does not get a second photo', () => {
  expect(dishOfFile('masala dosa.jpg', dishes, new Set(['2']))?.id).toBe('1');
});

test('dishes without a picture come first', () => {
  expect(dishesForPhotos(dishes).map(({ id }) => id)).toEqual(['4', '2', '3', '1']);
});
