import { storedEntry } from '../../kit/storage.ts';
import { type LabelSizeName, labelSizeNames } from './labelSizes.ts';

/** The label size that was last printed in this browser. */
export const storedLabelSize = storedEntry<LabelSizeName>('labelSize', {
  storage: 'local',
  parse: (json) => labelSizeNames.find((name) => name === json),
  fallback: 'a4',
  isChoice: true,
});
