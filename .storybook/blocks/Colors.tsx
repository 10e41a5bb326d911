import source from '../../packages/ui/tokens/tokens.json';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';

type Themed = { readonly light: string; readonly dark: string };
type Group = { readonly [name: string]: Themed | Group };
type Pair = [theme: string, pair: string, foreground: string, background: string, ratio: number, minimum: number];

const isColor = (node: Themed | Group): node is Themed => typeof node.light === 'string';

/** Every colour below a group, by its path. */
function colorsOf(group: Group, path: string): [path: string, color: Themed][] {
  return Object.entries(group).flatMap(([name, node]) =>
    isColor(node) ? [[`${path}.${name}`, node] as [string, Themed]] : colorsOf(node, `${path}.${name}`),
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span className="valise-swatch">
      <span style={{ background: color }} />
      {color}
    </span>
  );
}

/** Each semantic colour, in both themes. */
export function Palette() {
  return Object.entries(tokens.color as Group).map(([name, group]) => (
    <table key={name} className="valise-wide">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {colorsOf(group as Group, name).map(([path, { light, dark }]) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>
              <Swatch color={light} />
            </td>
            <td>
              <Swatch color={dark} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

const pairs = source.$extensions['club.valise'].contrast.pairs as unknown as Pair[];

/** Contrast of every pair that the system draws, in both themes. */
export function Contrast() {
  const names = [...new Set(pairs.map(([, name]) => name))];
  const ratioOf = (theme: string, name: string) => {
    const pair = pairs.find((each) => each[0] === theme && each[1] === name);
    if (pair === undefined) return '–';
    const [, , foreground, background, ratio] = pair;
    return (
      <span className="valise-pair" style={{ color: foreground, background }}>
        {ratio.toFixed(2)}
      </span>
    );
  };
  return (
    <table className="valise-wide">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ratioOf('light', name)}</td>
            <td>{ratioOf('dark', name)}</td>
            <td>{pairs.find(([, each]) => each === name)?.[5]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
