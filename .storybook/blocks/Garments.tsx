const drawn = import.meta.glob('../../packages/ui/assets/garments/*.svg');

/** Every garment of the static folder. */
export function Garments() {
  const names = Object.keys(drawn).map((path) => path.replace(/^.*\/(.+)\.svg$/, '$1'));
  return (
    <ul className="valise-tiles">
      {names.map((name) => (
        <li key={name}>
          <img src={`./assets-drawn/garments/${name}.svg`} alt="" width={96} height={128} />
          {name}
        </li>
      ))}
    </ul>
  );
}
