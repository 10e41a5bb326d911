import { storedEntry } from '../../kit/storage.ts';
import { type LabelSizeName, labelSizeNames } from './labelSizes.ts';

/** The size that was printed last in this browser. */
export const storedLabelSize = storedEntry<LabelSizeName>('labelSize', {
  storage: 'local',
  parse: (json) => labelSizeNames.find((name) => name === json),
  fallback: 'a4',
});
