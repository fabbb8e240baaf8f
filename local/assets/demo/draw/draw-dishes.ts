import { mkdirSync, writeFileSync } from 'node:fs';
import { dishes } from './dishes.ts';
import { createSketch } from './sketch.ts';

const folder = new URL('../', import.meta.url);
mkdirSync(folder, { recursive: true });

let total = 0;
for (const [name, dish] of Object.entries(dishes)) {
  const sketch = createSketch(name);
  const svg = sketch.finish(dish(sketch));
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  total += svg.length;
}
console.log(`${Object.keys(dishes).length} pictures, ${Math.round(total / 1024)} kB`);
