import {parse} from 'yaml';

import {toContract} from 'openapi-static/contract/contract';
import {ContractError} from 'openapi-static/contract/contract-error';
import {listOperations} from 'openapi-static/contract/operations';
import {toOpenApi31} from 'openapi-static/contract/to-open-api-31';
import type {Problem} from 'static-pages/reports';
import {findPlace} from 'static-pages/reports/place';
import type {SourceFile} from './release';
import {toYamlProblems} from './yaml-problems';

type Parsed = {readonly document: unknown} | {readonly problems: readonly Problem[]};

/** What a contract that cannot be read says, with its place. */
export const toContractProblem = (
  {file, text}: SourceFile,
  {pointer, problem}: ContractError,
): Problem => ({
  file,
  ...findPlace(text, pointer),
  message: `${pointer === '#' ? 'The file' : pointer} ${problem}`,
  remedy: 'a released contract is one file of OpenAPI: copy the contract here as it was published',
});

/** A contract's file as an OpenAPI 3.1 document, or what is wrong with it. */
export function parseContract(source: SourceFile): Parsed {
  const problems = toYamlProblems(source);
  if (problems.length > 0) return {problems};
  try {
    const document = toOpenApi31(parse(source.text));
    listOperations(toContract(document));
    return {document};
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return {problems: [toContractProblem(source, error)]};
  }
}
