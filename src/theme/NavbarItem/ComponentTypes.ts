import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/** The kinds of entries that the navbar has: links, and none of the theme's menus. */
export default {default: DefaultNavbarItem};
