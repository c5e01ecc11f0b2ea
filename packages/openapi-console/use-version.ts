import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import {useEffect} from 'react';

import {type ConsoleForm, toParameterKey} from '@openapi-portal/openapi-requests';
import {findVersion, recordVersion} from './versions';
import {toOperationKey} from './visit';

/** Fills in `If-Match` once a response has named the record's version (`ETag`). */
export function useVersion(
  model: ConsoleModel,
  form: ConsoleForm,
  {address, scope}: {readonly address: string; readonly scope: string},
  change: (change: Partial<ConsoleForm>) => void,
) {
  const parameter = model.parameters.find(
    ({in: location, name}) => location === 'header' && /^if-match$/i.test(name),
  );
  const key = parameter && toParameterKey(parameter);
  const version = key === undefined ? undefined : findVersion(address, scope);

  function fillIn(tag: string): void {
    if (key !== undefined) change({values: {...form.values, [key]: tag}});
  }

  useEffect(() => {
    if (version === undefined) return;
    const place = `${scope} ${address} ${version}`;
    if (
      recordVersion(toOperationKey(model), place) &&
      key !== undefined &&
      form.values[key] !== version
    )
      fillIn(version);
    // oxlint-disable-next-line react/exhaustive-deps -- filled in once, then left to the reader
  }, [address, version, form.values]);

  return {
    /** Key of the `If-Match` parameter; undefined if the operation has none. */
    key,
    known: version,
    isFilledIn: key !== undefined && version !== undefined && form.values[key] === version,
    fillIn,
  };
}
