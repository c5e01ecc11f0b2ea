import path from 'node:path';

import {type Call, shownCall} from '../pages/_home/call';
import {reading} from '../../config/api-extras';
import {readServerUrl} from '../../config/server-url';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {replaceServers} from '@openapi-portal/openapi-model';
import {type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';
import {MissingPartError, toCall} from './to-call';

type Wanted = Parameters<typeof toCall>[1];

const SOURCE = 'src/pages/_home/call.ts';

const toProblem = ({part, pointer, nearest}: MissingPartError, contract: string): Problem =>
  YamlFile.read(contract).toProblem(
    pointer,
    `The home page shows a call, but ${part} is missing`,
    nearest ? `write ${nearest} in ${SOURCE}` : `add it here, or name another call in ${SOURCE}`,
  );

/**
 * Reads the call on the home page.
 *
 * @throws ProblemsError if the contract lacks a part of the call
 */
export async function readCall(
  siteDir: string,
  {contract, ...wanted}: Wanted & {readonly contract: string} = shownCall,
): Promise<Call> {
  const file = path.join(siteDir, contract);
  const read = await readContract(file, reading, siteDir);
  const url = readServerUrl();
  const document = url === undefined ? read : replaceServers(read, url);
  try {
    return toCall(document, wanted);
  } catch (error) {
    if (!(error instanceof MissingPartError)) throw error;
    throw new ProblemsError('the home page', [toProblem(error, file)], siteDir);
  }
}
