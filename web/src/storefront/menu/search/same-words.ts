/** The commonest words of a mess's menu, in the spellings and languages that guests type. */
const groups = [
  'rice chawal chaval bhat bhaat',
  'roti chapati chapathi phulka',
  'curd dahi yogurt yoghurt',
  'egg anda ande',
  'chicken murgh murg',
  'potato potatoes aloo alu batata',
  'onion pyaz pyaaz kanda',
  'tomato tomatoes tamatar',
  'lentil dal daal',
  'chickpea chana chole',
  'peas matar mutter',
  'spinach palak',
  'cauliflower gobi gobhi',
  'okra bhindi',
  'brinjal eggplant baingan',
  'vegetable sabzi sabji bhaji',
  'fish machli machhi',
  'mutton gosht',
  'tea chai',
  'buttermilk chaas chaach',
].map((words) => words.split(' '));

/** Other words for the same: `chawal` -> `rice`, `bhat` ... One may end in the s of a plural. */
export function sameWords(word: string): string[] {
  const single = word.replace(/s$/, '');
  const isOwn = (other: string) => other === word || other === single;
  return groups
    .filter((group) => group.some(isOwn))
    .flatMap((group) => group.filter((other) => !isOwn(other)));
}
