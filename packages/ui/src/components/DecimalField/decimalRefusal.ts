import type { Messages } from '../../messages/useMessages.ts';
import type { decimalFieldMessages } from './messages.ts';
import { decimalReadings } from './readDecimal.ts';

type Copy = Messages<(typeof decimalFieldMessages)['en-US']>;

/** Why a text is not taken. Of too many decimals it names the numbers that are possible: '1.234' is 1234 or 1.23. */
export function decimalRefusal(text: string, maxDecimals: number | undefined, messages: Copy): string {
  if (maxDecimals === undefined) return messages.decimalRefused;
  const [first, cut] = decimalReadings(text, maxDecimals) ?? [];
  if (first === undefined) return messages.decimalRefused;
  return cut === undefined ? messages.decimalTooLong({ max: maxDecimals, cut: first }) : messages.decimalOrThousand({ max: maxDecimals, cut, whole: first });
}
