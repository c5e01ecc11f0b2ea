import {createContext} from 'react';

/** The island of a page with the links of its categories. */
export const LINKS = 'sidebar-links';

/** Fetches the links of the categories of a page, by its path. */
export const LoadLinks = createContext<(path: string) => void>(() => undefined);
