import {createContext} from 'react';

/** Fetches the links of the categories of a page, by its path. */
export const LoadLinks = createContext<(path: string) => void>(() => undefined);
