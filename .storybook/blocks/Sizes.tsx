import limits from '../../packages/ui/sizes.json';

/** What each entry point of the library may weigh, as the tests hold it. */
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
