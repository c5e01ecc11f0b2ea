import {createContext} from 'react';

/** Name of the island with the links of a page's categories. */
export const LINKS = 'sidebar-links';

/** Provides a function that fetches the sidebar links that the build removed from the page at a path. */
export const LoadLinks = createContext<(path: string) => void>(() => undefined);
