import {type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';

import {type ContractError, toContractError} from '../contract/contract-error';
import {toWrittenErrors} from '../contract/written-pointer';

interface LocatedErrors {
  readonly errors: readonly ContractError[];
  readonly problems: readonly Problem[];
}

/** Locates an error in the file of a contract. An unexpected error is reported for the whole contract. */
export function locateErrors(error: unknown, published: unknown, file: string): LocatedErrors {
  const errors = toWrittenErrors(published, toContractError(error, '#').errors);
  const source = YamlFile.read(file);
  const fix = 'correct it as the OpenAPI specification requires';
  const problems = errors.map(({pointer, problem}) =>
    source.toProblem(pointer, `${pointer} ${problem}`, fix),
  );
  return {errors, problems};
}

/** Runs a function, and throws its errors with their locations in the contract as a ProblemsError. */
export function runStage<Result>(
  run: () => Result,
  published: unknown,
  file: string,
  siteDir: string,
): Result {
  try {
    return run();
  } catch (error) {
    throw new ProblemsError('the contract', locateErrors(error, published, file).problems, siteDir);
  }
}
