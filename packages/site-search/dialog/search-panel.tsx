import dialog from '@generated/search/default/dialog.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useId} from 'react';

import {Footer} from './footer';
import {KindFilters} from './kind-filters';
import {ALL_KINDS} from './kinds';
import {Messages} from './messages';
import {Notes} from './notes';
import {OtherIndexes} from './other-indexes';
import {describeResults} from './result-groups';
import {Results} from './results';
import {SearchField} from './search-field';
import found from './results.module.css';
import styles from './styles.module.css';
import {useCombobox} from './use-combobox';
import {useIndex} from './use-index';
import {useAddress} from './use-opening';
import {LIMIT} from './use-results';

interface Props {
  readonly initialQuery: string;
  /** Path of the current page below the base URL. Hits in the same section rank higher. */
  readonly near?: string;
  /** Called before a result is opened in this tab. */
  readonly onLeave?: () => void;
  readonly onAsk?: (query: string) => void;
  readonly children?: ReactNode;
}

const doNothing = (): void => undefined;

/**
 * Renders the search as a combobox with a listbox. The focus stays in the text field, and
 * `aria-activedescendant` refers to the option that Enter opens.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchPanel(props: Props): ReactNode {
  const {initialQuery, near, onLeave = doNothing, onAsk = doNothing, children} = props;
  const {siteConfig} = useDocusaurusContext();
  const id = useId();
  const index = useIndex(siteConfig.baseUrl);
  const combobox = useCombobox(index, {
    initialQuery,
    questions: dialog.questions,
    near,
    onLeave,
    onAsk,
  });
  const {query, isEmpty, answers, hits, filter, narrow, ask, forget} = combobox;
  const toAddress = useAddress();
  return (
    <div className={styles.panel}>
      <SearchField listId={`${id}list`} combobox={combobox}>
        {children}
      </SearchField>
      <KindFilters name={`${id}kinds`} combobox={combobox} />
      <p role="status" className={styles.hidden}>
        {index.loaded !== undefined && !isEmpty && describeResults(hits, LIMIT)}
      </p>
      <div className={found.results}>
        <Messages
          index={index}
          query={query}
          isEmpty={isEmpty}
          isNothingFound={hits.length === 0}
          contents={toAddress(dialog.contents)}
          assistant={dialog.assistant === undefined ? undefined : toAddress(dialog.assistant)}
          widen={filter === ALL_KINDS ? undefined : () => narrow(ALL_KINDS)}
        />
        <Notes answers={answers} query={query} ask={ask} />
        {!isEmpty && <OtherIndexes index={index} />}
        <Results id={`${id}list`} combobox={combobox} />
        {isEmpty && forget && (
          <button type="button" className={styles.clear} onClick={forget}>
            Clear
            <span className={styles.hidden}> recent searches</span>
          </button>
        )}
      </div>
      <Footer />
    </div>
  );
}
