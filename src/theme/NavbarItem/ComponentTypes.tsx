import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

/** The place of search in the bar itself, at any width: the menu has none. */
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

/** The kinds of entries that the navbar has: links, one with a list of others, and the search. */
export default {default: DefaultNavbarItem, dropdown: Dropdown, search: Search};
