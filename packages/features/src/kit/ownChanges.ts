/** For this long after a change a notification of it is an echo, in ms. */
const ECHO_MS = 10_000;

/** When the echo of a change to the record at a path is no longer expected. */
const expected = new Map<string, number>();

/** Makes this user's change to the record at `path`. Its notification may come before its answer. */
export async function asOwnChange<Result>(path: string, change: () => Promise<Result>): Promise<Result> {
  expected.set(path, Infinity);
  try {
    const result = await change();
    if (expected.has(path)) expected.set(path, performance.now() + ECHO_MS);
    return result;
  } catch (problem) {
    expected.delete(path);
    throw problem;
  }
}

/** Whether a notification that leads to `path` tells what this user has just done here. Each change has one. */
export function takeEcho(path: string): boolean {
  const end = expected.get(path) ?? -Infinity;
  expected.delete(path);
  return performance.now() < end;
}
