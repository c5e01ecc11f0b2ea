import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** The way to any page: the list of all of them, where the search will be. */
export default function SearchBar(): ReactNode {
  return (
    <Link to="/docs#all-pages" className="search-field">
      <svg viewBox="0 0 20 20" aria-hidden>
        <path d="M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5" />
      </svg>
      <span>All pages</span>
    </Link>
  );
}
