import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {ContentData} from '@openapi-portal/static-pages/prose';

import {NAME} from '../../config/identity';
import {
  confusions,
  definitionsPage,
  findPageName,
  letters,
  type Term as TermData,
  terms,
  toLetter,
} from '../product/glossary';

import {findById} from './find';
import {Listing, ModuleLinks} from './links';
import Table, {TableFrame} from './Table';

/** Matches the long form at the start of an abbreviation's definition, before a colon. */
const LONG_FORM = /^([^:.]+): /;

/** Renders a term. Abbreviations have their long form as `title`. */
function Word({name, definition}: TermData): ReactNode {
  const longForm = /^[A-Z&]+$/.test(name) ? LONG_FORM.exec(definition)?.[1] : undefined;
  return <dfn>{longForm === undefined ? name : <abbr title={longForm}>{name}</abbr>}</dfn>;
}

function Name(term: TermData): ReactNode {
  const {isOwn} = term;
  return (
    <>
      <Word {...term} />
      {isOwn && <span className="term-own">CyberView&apos;s own</span>}
    </>
  );
}

function Meaning({definition, source}: TermData): ReactNode {
  return (
    <>
      {definition}
      {source && (
        <>
          {' '}
          <a href={source.href} className="term-source">
            {source.label}
          </a>
        </>
      )}
    </>
  );
}

function Row(term: TermData): ReactNode {
  return (
    <tr id={term.id}>
      <th scope="row">
        <Name {...term} />
      </th>
      <td>
        <Meaning {...term} />
      </td>
      <td>
        {term.page === undefined ? null : <Link to={term.page}>{findPageName(term.page)}</Link>}
        {term.page !== undefined && term.usedIn.length > 0 && ', '}
        <ModuleLinks ids={term.usedIn} />
      </td>
    </tr>
  );
}

/** The terms as linked data (schema.org). Ids are the fragments of their definitions. */
const termSet = {
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  name: `Words of ${NAME}`,
  hasDefinedTerm: terms.map(({id, name}) => ({'@type': 'DefinedTerm', '@id': `#${id}`, name})),
};

/** Lists all terms from A to Z. Each term and each letter has an anchor. */
export function Glossary(): ReactNode {
  const brokenLinks = useBrokenLinks();
  [...letters, ...terms.map(({id}) => id)].forEach((id) => brokenLinks.collectAnchor(id));
  return (
    <>
      <nav aria-label="Letters" className="letters">
        {letters.map((letter) => (
          <a key={letter} href={`#${letter}`}>
            {letter.toUpperCase()}
          </a>
        ))}
      </nav>
      <TableFrame label="Terms" className="glossary stacked" head={['Term', 'Meaning', 'Used in']}>
        {letters.map((letter) => (
          <tbody key={letter} id={letter}>
            {terms
              .filter((term) => toLetter(term) === letter)
              .map((term) => (
                <Row key={term.id} {...term} />
              ))}
          </tbody>
        ))}
      </TableFrame>
      <ContentData data={termSet} />
    </>
  );
}

const toTermLink = (id: string): ReactNode => (
  <a key={id} href={`#${id}`}>
    {findById(terms, id).name}
  </a>
);

export function Confusions(): ReactNode {
  return (
    <Table
      label="Words that are often confused"
      className="stacked"
      head={['Words', 'What sets them apart', 'In the example']}
      rows={confusions.map(({terms: words, difference, example}) => [
        <Listing key={difference}>{words.map(toTermLink)}</Listing>,
        difference,
        example,
      ])}
    />
  );
}

interface TermProps {
  readonly of: string;
  /** The term in the form that the sentence needs, such as a plural. */
  readonly children: ReactNode;
  /** Punctuation that must stay on the same line as the term. */
  readonly after?: string;
}

/** A glossary term in a sentence. The button opens the term's note without JavaScript. */
export function Term({of, children, after}: TermProps): ReactNode {
  const word = (
    <button type="button" className="term" popoverTarget={`term-${of}`}>
      {children}
    </button>
  );
  if (after === undefined) return word;
  return (
    <span className="term-end">
      {word}
      {after}
    </span>
  );
}

interface TermNotesProps {
  /** Ids of the terms on the page, separated by spaces. */
  readonly of: string;
}

export function TermNotes({of}: TermNotesProps): ReactNode {
  return of.split(' ').map((id) => {
    const {name, definition} = findById(terms, id);
    return (
      <div key={id} popover="auto" id={`term-${id}`} className="term-note">
        <strong>
          <Link to={`${definitionsPage}#${id}`}>{name}</Link>
        </strong>
        : {definition}
      </div>
    );
  });
}
