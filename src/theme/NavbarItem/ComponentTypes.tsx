import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

/** The place of search in the bar itself, at any width: the menu has none. */
const Search = ({mobile}: {readonly mobile?: boolean}): ReactNode =>
  mobile === true ? null : <SearchBar />;

/** The kinds of entries that the navbar has: links and the search, and none of the theme's menus. */
export default {default: DefaultNavbarItem, search: Search};
