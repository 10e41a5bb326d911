import { createContext } from 'react';

/** The element id of a line outside a field that also describes it. */
export const DescribedByContext = createContext<string | undefined>(undefined);
