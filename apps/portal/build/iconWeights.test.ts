import { expect, test } from 'vitest';
import { noteWeights } from './iconWeights.ts';

const weightsIn = (...sources: string[]) => {
  const weights = new Map<string, Set<string>>();
  for (const source of sources) noteWeights(source, weights);
  return Object.fromEntries([...weights].map(([icon, noted]) => [icon, [...noted].toSorted()]));
};
const importOf = (icon: string, name = icon) =>
  `import { ${name} } from '@phosphor-icons/react/dist/csr/${icon}';\n`;

test('an icon is kept in the weights in which it is drawn', () => {
  expect(weightsIn(`${importOf('X')}<X size={14} weight="bold" />`, `${importOf('X')}<X size={20} />`)).toEqual({ X: ['bold', 'regular'] });
});

test('a weight that is only known at run time keeps all that the design draws', () => {
  expect(weightsIn(`${importOf('Star')}<Star weight={isRated ? 'fill' : 'regular'} />`)).toEqual({ Star: ['bold', 'fill', 'regular'] });
});

test('an icon that another file draws is kept regular and filled', () => {
  expect(weightsIn(`${importOf('Bell')}const entries = [{ icon: Bell }];`)).toEqual({ Bell: ['fill', 'regular'] });
});

test('an icon that a variable of the same file draws is kept in that weight', () => {
  const file = `${importOf('Info')}const Icon = icons[tone];\n<Icon size={20} weight="fill" />;\nconst icons = { info: Info };`;
  expect(weightsIn(file)).toEqual({ Info: ['fill'] });
});

test('icons that change places by direction are kept in the weight of both', () => {
  const file = `${importOf('CaretLeft')}const [Earlier] = isRtl ? [] : [CaretLeft];\n<Earlier size={14} weight="bold" />;`;
  expect(weightsIn(file)).toEqual({ CaretLeft: ['bold'] });
});

test('an icon under another name is followed', () => {
  expect(weightsIn(`${importOf('Link', 'Link as LinkIcon')}<Link href="/"><LinkIcon weight="bold" /></Link>`)).toEqual({ Link: ['bold'] });
});
