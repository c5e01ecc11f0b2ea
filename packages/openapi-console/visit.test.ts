import {beforeEach, describe, expect, it} from 'vitest';

import {buildInitialForm, buildInitialServer} from '@openapi-portal/openapi-requests';
import {forgetAll, storeNextValues, storeInput, recallInput, consumePendingSend} from './memory';
import type {Outcome} from './send';
import {toModel, toParameter} from '@openapi-portal/openapi-requests/testing';
import {listSent, recallOutcome, rememberOutcome, rememberSent, toOperationKey} from './visit';

const model = toModel({
  parameters: [toParameter({name: 'key', isSecret: true}), toParameter({name: 'id', in: 'path'})],
});

const CANCELLED: Outcome = {kind: 'cancelled'};

const send = (outcome: Outcome, values: Readonly<Record<string, string>> = {}): void =>
  rememberSent(
    model,
    {
      href: '/api/things',
      address: 'https://api.test/things',
      form: {...buildInitialForm(model), values},
      server: buildInitialServer(model),
      at: 0,
    },
    outcome,
  );

const toAnswer = (size: number): Outcome => ({
  kind: 'answered',
  response: {
    status: 200,
    statusText: 'OK',
    duration: 1,
    size,
    headers: [],
    mediaType: '',
    isFiltered: false,
    end: 'whole',
    body: {kind: 'empty'},
    blob: new Blob(),
  },
});

beforeEach(forgetAll);

describe('the session history', () => {
  it('lists requests, the last first, without secrets', () => {
    send(CANCELLED, {'query key': 'secret', 'path id': '1'});
    send(CANCELLED, {'path id': '2'});
    expect(listSent(model.api).map(({form}) => form.values)).toEqual([
      {'path id': '2'},
      {'path id': '1'},
    ]);
    expect(listSent('another API')).toEqual([]);
  });

  it('keeps twenty requests, and no response of more than 1 MB', () => {
    for (let count = 0; count < 25; count += 1) send(toAnswer(count));
    send(toAnswer(5_000_000));
    const sent = listSent(model.api);
    expect(sent).toHaveLength(20);
    expect(sent.slice(0, 2).map(({shown}) => shown?.kind)).toEqual([undefined, 'answered']);
  });

  it('is cleared with all other data', () => {
    send(CANCELLED);
    rememberOutcome(toOperationKey(model), CANCELLED);
    forgetAll();
    expect(listSent(model.api)).toEqual([]);
    expect(recallOutcome(toOperationKey(model))).toBeUndefined();
  });

  it('keeps no redirect, which contains credentials', () => {
    const request = {server: '', address: '', keys: [], method: 'GET', headers: []};
    rememberOutcome('a', {kind: 'redirected', request});
    expect(recallOutcome('a')).toBeUndefined();
    send({kind: 'redirected', request});
    expect(listSent(model.api)[0]).toMatchObject({result: 'redirected', shown: undefined});
  });

  it('keeps the last outcomes of twenty operations, and none of more than 1 MB', () => {
    for (let count = 0; count < 21; count += 1) rememberOutcome(`operation ${count}`, CANCELLED);
    rememberOutcome('operation 20', toAnswer(5_000_000));
    const kept = [0, 1, 19, 20].map((count) => recallOutcome(`operation ${count}`)?.kind);
    expect(kept).toEqual([undefined, 'cancelled', 'cancelled', undefined]);
  });
});

describe('input from elsewhere', () => {
  it('is added once to the values that the reader has entered', () => {
    storeNextValues(model, {'path id': '7'});
    expect(recallInput(model).form.values).toEqual({'path id': '7'});
    expect(recallInput(model).form.values).toEqual({'path id': '7'});
  });

  it('replaces the whole form, and is sent once on request', () => {
    const form = {...buildInitialForm(model), values: {'path id': '3'}};
    storeInput(model, {form, server: buildInitialServer(model)}, true);
    expect(recallInput(model).form).toEqual(form);
    expect([consumePendingSend(model), consumePendingSend(model)]).toEqual([true, false]);
  });
});
