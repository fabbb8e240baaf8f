export const menuLayoutKey = 'thali.menu-layout';

/** How a phone shows the dishes: in a list, with the whole text, unless somebody chose the grid here. */
export function readIsList(): boolean {
  try {
    return localStorage.getItem(menuLayoutKey) !== 'grid';
  } catch {
    return true;
  }
}
