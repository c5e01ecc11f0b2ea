import {createContext} from 'react';

/** Name of the island with the links of a page's categories. */
export const LINKS = 'sidebar-links';

/** Function that fetches the removed links of the categories of the page at a path. */
export const LoadLinks = createContext<(path: string) => void>(() => undefined);
