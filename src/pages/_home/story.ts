import {findStepInto, type RecordKey} from '../../product/running-example';

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
