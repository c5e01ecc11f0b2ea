import fs from 'node:fs';

import {parse} from 'yaml';

import {type ConsoleForm, buildInitialForm} from '../form';
import type {ConsoleModel, MediaType, Parameter} from '@openapi-portal/openapi-model/inputs';
import {buildConsoleModel} from '../build-console-model';

export {listSampleRequests} from '../code-samples';

/** The published contract, which has no references to other files. */
export const contract = parse(fs.readFileSync('openapi/ciso-api.yaml', 'utf8')) as unknown;

export const toCisoModel = (method: string, path: string): ConsoleModel =>
  buildConsoleModel(contract, path, method, {problemHref: '/docs/API/Ciso-API/#problem-{slug}'});

export const toModel = (parts: Partial<ConsoleModel> = {}): ConsoleModel => ({
  api: 'Test 1.0.0',
  title: 'Test it',
  method: 'GET',
  path: '/things',
  servers: [{url: 'https://api.test.example.org'}],
  security: [],
  parameters: [],
  accept: [],
  $defs: {},
  ...parts,
});

export const toParameter = (parts: Partial<Parameter>): Parameter => ({
  name: 'color',
  in: 'query',
  required: false,
  schema: {type: 'string'},
  examples: [],
  style: 'form',
  explode: true,
  ...parts,
});

export const toMediaType = (parts: Partial<MediaType>): MediaType => ({
  mediaType: 'application/json',
  schema: true,
  examples: [],
  ...parts,
});

export const toForm = (model: ConsoleModel, parts: Partial<ConsoleForm> = {}): ConsoleForm => ({
  ...buildInitialForm(model),
  ...parts,
});
