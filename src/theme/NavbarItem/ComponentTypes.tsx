import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

/** True if the site has several languages; defined by the bundler. */
declare const HAS_LANGUAGES: boolean;

/** True if the docs have several versions; defined by the bundler. */
declare const HAS_VERSIONS: boolean;

/** Search in the navbar, at any width; the mobile menu does not have it. */
const Search = ({mobile}: {readonly mobile?: boolean}): ReactNode =>
  mobile === true ? null : <SearchBar />;

interface DropdownProps extends Props {
  readonly items: readonly Props[];
}

/** A page of its own, and the pages below it: a list that the pointer and the keyboard open, and the menu shows. */
function Dropdown({items, ...props}: DropdownProps): ReactNode {
  const {mobile = false, onClick} = props;
  const list = (
    <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
      {items.map((item) => (
        <DefaultNavbarItem
          key={item.to}
          mobile={mobile}
          isDropdownItem={!mobile}
          onClick={onClick}
          {...item}
        />
      ))}
    </ul>
  );
  if (mobile)
    return (
      <>
        <DefaultNavbarItem {...props} />
        <li>{list}</li>
      </>
    );
  return (
    <div className="dropdown dropdown--hoverable">
      <DefaultNavbarItem {...props} />
      {list}
    </div>
  );
}

const types = {default: DefaultNavbarItem, dropdown: Dropdown, search: Search};

// The theme's switch of languages (2 KB) is for sites that have several: the bundler leaves it out of others.
if (HAS_LANGUAGES) {
  const {default: localeDropdown} =
    // oxlint-disable-next-line typescript/no-require-imports -- an import would be part of every page
    require('@theme/NavbarItem/LocaleDropdownNavbarItem') as typeof import('@theme/NavbarItem/LocaleDropdownNavbarItem');
  Object.assign(types, {localeDropdown});
}

// Likewise its switch of versions.
if (HAS_VERSIONS) {
  const {default: docsVersionDropdown} =
    // oxlint-disable-next-line typescript/no-require-imports -- as above
    require('@theme/NavbarItem/DocsVersionDropdownNavbarItem') as typeof import('@theme/NavbarItem/DocsVersionDropdownNavbarItem');
  Object.assign(types, {docsVersionDropdown});
}

/** The kinds of entries that the navbar has: links, one with a list of others, and the search. */
export default types;
