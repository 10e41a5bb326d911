/** In every story `Math.random()` returns the same numbers in the same order. */
export function seedRandom(): () => void {
  const { random } = Math;
  let seed = 20_261_120;
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return () => {
    Math.random = random;
  };
}
