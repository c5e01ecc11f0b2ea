import type {ReactNode} from 'react';
import product from '#product';
import Link from '@docusaurus/Link';

import {entities, type Entity} from '../product/entities';
import {assetColumns, settings} from '../product/settings';
import {findById} from './find';
import Table from './Table';
import type {ReportTemplate} from '../product/model-types';
import {ModuleLink, ModuleLinks, toUserTypePage} from './links';
import StateName from './StateName';
import {recordIcons} from '../icons';
import type {EntityId} from '../product/ids';
import {ideas} from '../product/ideas';
import {records} from '../product/running-example';
import Fold, {toCount} from './Fold';
import RecordKey from './RecordKey';

export function Settings(): ReactNode {
  return (
    <Table
      label="Settings of an installation"
      className="stacked"
      head={['Setting', 'What it sets', 'Default', 'Range', 'Set by', 'Seen at']}
      rows={settings.map(({name, what, standard, range, setBy, seenAt}) => [
        <code key={name}>{name}</code>,
        what,
        standard,
        range,
        setBy,
        seenAt,
      ])}
    />
  );
}

export function AssetColumns(): ReactNode {
  const {fields} = findById(entities, 'asset');
  const isRequired = (column: string): boolean =>
    fields.some(({name, required}) => required && column.replace(/_email$/, '') === name);
  return (
    <Table
      label="Columns of the CSV of assets"
      head={['Column', 'Holds', 'Required']}
      rows={assetColumns.map(({name, holds}) => [
        <code key={name}>{name}</code>,
        holds,
        isRequired(name) ? 'yes' : 'no',
      ])}
    />
  );
}

function Sources({sources}: Pick<ReportTemplate, 'sources'>): ReactNode {
  if (sources.length === 0)
    return <Link to={`${toUserTypePage('ciso')}#review-access`}>user accounts</Link>;
  return <ModuleLinks ids={sources} />;
}

export function ReportTemplates(): ReactNode {
  return (
    <Table
      label="Templates of reports"
      className="stacked"
      head={['Template', 'Audience', 'Question it answers', 'Source', 'Usual rhythm']}
      rows={product.reports.map(({name, audience, question, sources, rhythm}) => [
        name,
        audience,
        question,
        <Sources key={name} sources={sources} />,
        rhythm,
      ])}
    />
  );
}

/** Maps VEX statuses, which vendors publish in CSAF documents, to statuses of exposures. */
export function VexStatuses(): ReactNode {
  return (
    <Table
      label="From the statement of a vendor to the status of an exposure"
      className="stacked"
      head={['VEX status (CSAF)', 'Meaning', 'Exposure']}
      rows={product.vex.map(({id, says, exposure, when}) => [
        <code key={id}>{id}</code>,
        says,
        <>
          <StateName of="exposure" id={exposure} /> {when}
        </>,
      ])}
    />
  );
}

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
