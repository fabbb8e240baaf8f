import type { Scene } from './scene.ts';

export const catalogueScenes: readonly Scene[] = [
  {
    name: 'catalogue',
    isLong: true,
    open: async (page, world) => {
      await page.goto(world.catalogueUrl);
      await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
    },
  },
];
