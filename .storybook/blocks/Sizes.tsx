import limits from '../../packages/ui/sizes.json';

/** The size limit of each entry point of the library, as the tests check it. */
export function Sizes() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Import</th>
          <th scope="col">At most, kB gzip</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(limits).map(([component, limit]) => (
          <tr key={component}>
            <td>{component.includes(' ') ? component : <code>@valise/ui/{component}</code>}</td>
            <td>{limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
