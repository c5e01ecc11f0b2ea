import type {ReactNode} from 'react';

import {entities} from '../product/entities';
import {assetColumns, settings} from '../product/settings';

import {find} from './find';
import Table from './Table';

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
  const {fields} = find(entities, 'asset');
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
