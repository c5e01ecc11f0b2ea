import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {recordIcons} from '../icons';
import {entities, type Entity} from '../product/entities';
import type {EntityId} from '../product/ids';
import {ideas} from '../product/ideas';
import {records} from '../product/running-example';

import Fold, {toCount} from './Fold';
import {ModuleLink} from './links';
import RecordKey from './RecordKey';
import Table from './Table';

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

function RecordKind({id, name}: Pick<Entity, 'id' | 'name'>): ReactNode {
  const icon = (recordIcons as Partial<Record<EntityId, string>>)[id];
  if (icon === undefined) return name.toLowerCase();
  return (
    <>
      <span className={`icon ${icon}`} /> {name.toLowerCase()}
    </>
  );
}

export function RecordKeys(): ReactNode {
  const kinds = entities.filter(({key}) => key !== undefined);
  return (
    <Fold title="Letters and examples" count={toCount(kinds.length, 'kind')}>
      <Table
        label="Keys of records"
        className="stacked"
        head={['Key begins with', 'Record', 'Module', 'In the example']}
        rows={kinds.map(({id, key, name, module, keyExample}) => [
          <code key={id}>{key}</code>,
          <RecordKind key={id} id={id} name={name} />,
          <Place key={id} module={module} />,
          <>
            <RecordKey>{`${keyExample}, ${toName(keyExample)}`}</RecordKey>
          </>,
        ])}
      />
    </Fold>
  );
}
