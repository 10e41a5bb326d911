import { createContext } from 'react';

/** The id of a line outside a field that describes it too. */
export const DescribedByContext = createContext<string | undefined>(undefined);
