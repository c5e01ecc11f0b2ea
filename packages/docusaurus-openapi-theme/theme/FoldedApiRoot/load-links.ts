import {createContext} from 'react';

/** Asks for the links of the categories that a page stands in, by its path. */
export const LoadLinks = createContext<(path: string) => void>(() => undefined);
