import product from '#product';

import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {recordIcons} from '../../icons';
import {Score} from '../../product-views/Band';
import {Key, State} from '../../product-views/illustrations/parts';
import {formatTime} from '../../product-views/illustrations/format-moment';
import type {EntityId} from '../../product/ids';
import {findRecord, findStepInto, listScores, type RecordKey} from '../../product/running-example';

/** URL of the post that tells the running example day by day. */
const STORY = '/blog/long-blog-post';

/** The parts of the running example, each with its time. A state that the record never enters fails the build. */
const stations = product['running-example'].story.map(({begins, ...part}) => {
  findStepInto(part.record, part.ends);
  return {...part, at: findStepInto(part.record, begins).at};
});

const RISK = 'RSK-0017';

/** Renders the sentence for the board, with the bands of the risk's scores before and after its treatment. */
function BoardLine({at, text}: Pick<(typeof stations)[number], 'at' | 'text'>): ReactNode {
  const [from, to] = listScores(RISK, at);
  return (
    <>
      <p className="home-quote">“{text}”</p>
      <p>
        {from && <Score of={from} />} to {to && <Score of={to} />}
      </p>
    </>
  );
}

function RecordIcon({of}: {readonly of: RecordKey}): ReactNode {
  const icons: Partial<Record<EntityId, string>> = recordIcons;
  const {entity} = findRecord(of);
  return <span className={`icon ${icons[entity] ?? ''}`} />;
}

export default function Story(): ReactNode {
  return (
    <section aria-labelledby="home-story">
      <div className="home-head">
        <h2 id="home-story">One advisory, fifteen days, five records</h2>
        <p>The same example runs through every page of these docs.</p>
        <Link to={STORY}>Read the whole story</Link>
      </div>
      <ol className="home-story">
        {stations.map(({at, record, ends, title, text}) => (
          <li key={record}>
            <time dateTime={at}>{formatTime(at)}</time>
            <h3>{title}</h3>
            <p>
              <RecordIcon of={record} /> <Key of={record} />
            </p>
            {record === 'RPT-0031' ? (
              <BoardLine at={at} text={text} />
            ) : (
              <>
                <p>{text}</p>
                <State of={record} state={ends} />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
