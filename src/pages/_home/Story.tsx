import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {recordIcons} from '../../icons';
import {Score} from '../../product-views/Band';
import {Key, State} from '../../product-views/illustrations/parts';
import {formatTime} from '../../product-views/illustrations/format-moment';
import type {EntityId} from '../../product/ids';
import {findRecord, findStepInto, listScores, type RecordKey} from '../../product/running-example';

/** URL of the post that tells the running example day by day. */
export const STORY = '/blog/long-blog-post';

interface Station {
  readonly record: RecordKey;
  /** State that the record enters at the displayed time. */
  readonly begins: string;
  /** State at the end of this part of the example. */
  readonly ends: string;
  readonly title: string;
  readonly text: string;
}

function toStation({begins, ...station}: Station) {
  findStepInto(station.record, station.ends);
  return {...station, at: findStepInto(station.record, begins).at};
}

/** The parts of the running example, each about one record. A state that the record never enters fails the build. */
export const stations = (
  [
    {
      record: 'NWS-0311',
      begins: 'ingested',
      ends: 'published',
      title: 'An advisory arrives',
      text: 'Acme Gateways reports a flaw. Dana confirms that it concerns the gateway in Berlin.',
    },
    {
      record: 'VUL-0088',
      begins: 'affected',
      ends: 'affected',
      title: 'It becomes an exposure',
      text: 'Luis finds 4.2.6 within reach of the internet. Priority immediate, due in three days.',
    },
    {
      record: 'TSK-0190',
      begins: 'done',
      ends: 'verified',
      title: 'A task ends it',
      text: 'Luis installs 4.2.7. On 5 November at 08:15 UTC Mei tries the attack, which fails, and verifies the update.',
    },
    {
      record: 'EVD-0520',
      begins: 'submitted',
      ends: 'accepted',
      title: 'Evidence proves it',
      text: 'The patch record and the re-test go to Jonas, who accepts them for A.8.8 on 10 November.',
    },
    {
      record: 'RPT-0031',
      begins: 'distributed',
      ends: 'distributed',
      title: 'The board reads one line',
      text: 'Gateway, 20 to 8, evidence accepted.',
    },
  ] as const satisfies readonly Station[]
).map(toStation);

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
