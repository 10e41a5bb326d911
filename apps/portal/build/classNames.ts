/** What vanilla-extract says of a class: its file, and a hash of that with the class's number in it. */
interface Identifier {
  hash: string;
  filePath: string;
}

/**
 * Class names of some seven characters in place of nine, for vanilla-extract's `identifiers`. Fails the build when two files would
 * have the same one.
 */
export function classNames() {
  const files = new Map<string, string>();
  return ({ hash, filePath }: Identifier): string => {
    const name = `_${hash.slice(2)}`;
    const other = files.get(name) ?? filePath;
    if (other !== filePath) throw new Error(`The class name ${name} is that of ${other} and of ${filePath}.`);
    files.set(name, filePath);
    return name;
  };
}
