import source from '../../packages/ui/tokens/tokens.json';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';

export function Type() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Size, line, weight</th>
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens.typography).map(([name, { fontFamily, ...style }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {style.fontSize} / {style.lineHeight}, {style.fontWeight}
            </td>
            <td style={{ ...style, fontFamily: tokens.fontFamily[fontFamily] }}>Grow with every traveler</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// An object lists whole-number keys first, so that 0-5 would be last.
const spaces = Object.entries(tokens.space).toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other));

export function Spacing() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Width</th>
        </tr>
      </thead>
      <tbody>
        {spaces.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>
              <div role="img" aria-label={`${value} wide`} style={{ inlineSize: value, blockSize: 8, background: 'currentColor' }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Motion() {
  const values = { ...tokens.duration, ...tokens.easing };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(values).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TokensDownload() {
  const address = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(source, null, 2))}`;
  return (
    <p>
      <a href={address} download="valise.tokens.json">
        Download tokens.json
      </a>
    </p>
  );
}
