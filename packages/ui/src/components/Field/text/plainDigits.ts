const isDigit = (character: string) => /^\p{Nd}$/u.test(character);

/** Digits of any script as 0 to 9: '٤٢' and '４２' become '42'. Other characters stay. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script together and in order.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}
