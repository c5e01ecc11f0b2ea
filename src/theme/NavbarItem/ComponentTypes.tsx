import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

/** True if the site has several languages; defined by the bundler. */
declare const HAS_LANGUAGES: boolean;

/** True if the docs have several versions; defined by the bundler. */
declare const HAS_VERSIONS: boolean;

/** Search in the navbar. It is visible at any width, so the mobile menu does not contain it. */
const Search = ({mobile}: {readonly mobile?: boolean}): ReactNode =>
  mobile === true ? null : <SearchBar />;

interface DropdownProps extends Props {
  readonly items: readonly Props[];
}

/** A link with a list of further pages, which opens by pointer and keyboard, and is open in the mobile menu. */
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

// The bundle contains the theme's language switch (2 KB) only if the site has several languages.
if (HAS_LANGUAGES) {
  const {default: localeDropdown} =
    // oxlint-disable-next-line typescript/no-require-imports -- an import would be part of every page
    require('@theme/NavbarItem/LocaleDropdownNavbarItem') as typeof import('@theme/NavbarItem/LocaleDropdownNavbarItem');
  Object.assign(types, {localeDropdown});
}

// The bundle contains the version switch only if the docs have several versions.
if (HAS_VERSIONS) {
  const {default: docsVersionDropdown} =
    // oxlint-disable-next-line typescript/no-require-imports -- as above
    require('@theme/NavbarItem/DocsVersionDropdownNavbarItem') as typeof import('@theme/NavbarItem/DocsVersionDropdownNavbarItem');
  Object.assign(types, {docsVersionDropdown});
}

export default types;
