import fs from 'node:fs';

import type {Document, Source} from '@redocly/openapi-core';
import {type Problem, ProblemsError, type SourceLocation, YamlFile} from '@openapi-portal/reports';
import {asObject, findOwnMember, isJsonList, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer, listValues, splitPointer} from '@openapi-portal/reports/pointer';

import {bundleContract} from './bundle-contract';
import {findStart} from './find-start';
import type {ReadOptions} from './options';
import {type ContractError, toContractError} from '../contract/contract-error';
import {toWrittenErrors} from '../contract/written-pointer';

interface Place {
  readonly source: Source;
  readonly pointer: string;
}

const OUTWARD = /["']?\$ref["']?\s*:\s*["']?[^\s"'#]/;

/** Indexes the objects of all files by identity. Bundling moves these objects, but does not copy them. */
function indexObjects(files: readonly Document[]): ReadonlyMap<unknown, Place> {
  const places = new Map<unknown, Place>();
  // The contract itself is last, because bundling has added objects of the other files to it.
  for (const {source, parsed} of [...files].reverse())
    for (const [pointer, value] of listValues(parsed as JsonValue))
      if (typeof value === 'object' && value !== null && !places.has(value))
        places.set(value, {source, pointer});
  return places;
}

function findPlace(
  pointer: string,
  {source, parsed}: Document,
  places: ReturnType<typeof indexObjects>,
) {
  let value: JsonValue | undefined = parsed as JsonValue;
  let place: Place = {source, pointer: '#'};
  for (const token of splitPointer(pointer)) {
    value = isJsonList(value) ? value[Number(token)] : findOwnMember(asObject(value), token);
    place = places.get(value) ?? {...place, pointer: joinPointer(place.pointer, token)};
  }
  return place;
}

/** Creates a function that converts a pointer in the bundle to the location in the author's files. */
export async function createLocator(contract: string, reading?: ReadOptions, siteDir?: string) {
  const redocly = await import('@redocly/openapi-core');
  const source = new redocly.Source(contract, fs.readFileSync(contract, 'utf8'));
  const isChanged =
    OUTWARD.test(source.body) || (reading?.overlays ?? reading?.filter) !== undefined;
  const {files = []} = isChanged ? await bundleContract(contract, reading, siteDir) : {};
  const [root] = files;
  const places = indexObjects(files);
  return (pointer: string): SourceLocation & {readonly file: string} => {
    const place = root === undefined ? {source, pointer} : findPlace(pointer, root, places);
    return findStart(redocly, {...place, reportOnKey: false});
  };
}

interface LocatedErrors {
  readonly errors: readonly ContractError[];
  readonly problems: readonly Problem[];
}

/** Locates an error in the file of a contract. An unexpected error is reported for the whole contract. */
export function locateErrors(error: unknown, published: unknown, file: string): LocatedErrors {
  const errors = toWrittenErrors(published, toContractError(error, '#').errors);
  const source = YamlFile.read(file);
  const problems = errors.map(({pointer, problem, fix}) =>
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
