import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {entities, type Entity} from '../product/entities';
import {ideas} from '../product/ideas';
import {records} from '../product/thread';

import {ModuleLink} from './links';
import RecordKey from './RecordKey';
import Table from './Table';

/** What the record of the examples with this key is called. */
const toName = (example: string): string =>
  records.find(({key}) => key === example)?.name ??
  ideas.find(({id}) => id === example)?.title ??
  '';

function Place({module}: Pick<Entity, 'module'>): ReactNode {
  if (module !== undefined) return <ModuleLink id={module} />;
  return (
    <>
      none; only in <Link to="/docs/ideas/">these docs</Link>
    </>
  );
}

/** The letters with which the key of each kind of record begins. */
export function RecordKeys(): ReactNode {
  return (
    <Table
      label="Keys of records"
      className="stacked"
      head={['Key begins with', 'Record', 'Module', 'In the example']}
      rows={entities
        .filter(({key}) => key !== undefined)
        .map(({id, key, name, module, keyExample}) => [
          <code key={id}>{key}</code>,
          name.toLowerCase(),
          <Place key={id} module={module} />,
          <>
            <RecordKey>{`${keyExample}, ${toName(keyExample)}`}</RecordKey>
          </>,
        ])}
    />
  );
}
