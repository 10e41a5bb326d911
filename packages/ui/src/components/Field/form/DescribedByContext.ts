import { createContext } from 'react';

/** The id of a line outside a field that describes it too, for fields that are not React Aria's. */
export const DescribedByContext = createContext<string | undefined>(undefined);
