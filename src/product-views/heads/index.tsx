import type {ReactNode} from 'react';

import {type Fact, type HeadId, heads} from '../../product/heads';

import {findById} from '../find';
import Stage from '../illustrations/Stage';
import List from './List';
import Record from './Record';
import {ownScreens} from './screens';

const Facts = ({of}: {readonly of: readonly Fact[]}): ReactNode => (
  <dl className="facts">
    {of.map(({label, value, more}) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{value}</strong> {more}
        </dd>
      </div>
    ))}
  </dl>
);

/** Renders the content of the pictured window: the page's own screen, or else a list and its selected record. */
function Middle({of, at}: {readonly of: HeadId; readonly at: string}): ReactNode {
  const {screen} = findById(heads, of).picture;
  const Own = ownScreens[of];
  if (Own !== undefined) return <Own at={at} />;
  if (screen === undefined) throw new Error(`The head ${of} has no screen`);
  return (
    <>
      <List {...screen} at={at} />
      <Record {...screen} at={at} />
    </>
  );
}

interface Props {
  readonly of: HeadId;
  /** True to show a Print button, for pages that readers are likely to print. */
  readonly canPrint?: boolean;
  /** List of links to the page's how-tos, with their actors. `config/page-tasks.ts` adds the numbers of steps. */
  readonly children?: ReactNode;
}

/** The head of a page, below its lead: four facts, a picture with callouts, and links to the how-tos. */
export function PageHead({of, canPrint = false, children}: Props): ReactNode {
  const {facts, picture} = findById(heads, of);
  return (
    <section className="page-head" aria-label="At a glance">
      <Facts of={facts} />
      <Stage {...picture}>
        <div className="screen-pair">
          <Middle of={of} at={picture.at} />
        </div>
      </Stage>
      {children && <div className="page-tasks">{children}</div>}
      {canPrint && (
        <button type="button" className="clean-btn" data-print="">
          Print this page
        </button>
      )}
    </section>
  );
}
