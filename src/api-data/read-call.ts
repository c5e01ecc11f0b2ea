import fs from 'node:fs/promises';
import path from 'node:path';

import {type Call, shownCall} from '../pages/_home/call';
import {reading} from '../../config/api-extras';
import {readServerUrl} from '../../config/server-url';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {replaceServers} from '@openapi-portal/openapi-model';
import {type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';
import {MissingPartError, toCall} from './to-call';

type Wanted = Parameters<typeof toCall>[1];

/** The file that selects the parts of the contract on the home page. */
const SOURCE = 'src/pages/_home/call.ts';

const toProblem = ({part, pointer, nearest}: MissingPartError, contract: string): Problem =>
  YamlFile.read(contract).toProblem(
    pointer,
    `The home page shows a call, but ${part} is missing`,
    nearest ? `write ${nearest} in ${SOURCE}` : `add it here, or name another call in ${SOURCE}`,
  );

async function readCall(contract: string, wanted: Wanted, siteDir: string): Promise<Call> {
  const contractDocument = await readContract(contract, reading, siteDir);
  const url = readServerUrl();
  const document = url === undefined ? contractDocument : replaceServers(contractDocument, url);
  try {
    return toCall(document, wanted);
  } catch (error) {
    if (!(error instanceof MissingPartError)) throw error;
    throw new ProblemsError('the home page', [toProblem(error, contract)], siteDir);
  }
}

/**
 * Creates a function that reads the call on the home page. The result is cached until the contract changes.
 *
 * @throws ProblemsError if the contract lacks a part of the call
 */
export function createCallReader(
  siteDir: string,
  {contract, ...wanted}: Wanted & {readonly contract: string} = shownCall,
): () => Promise<Call> {
  const file = path.join(siteDir, contract);
  let known: {readonly state: string; readonly call: Promise<Call>} | undefined;
  return async () => {
    const {mtimeMs, size} = await fs.stat(file);
    const state = `${mtimeMs} ${size}`;
    if (known?.state !== state) known = {state, call: readCall(file, wanted, siteDir)};
    return known.call;
  };
}
