import {
  attempt,
  type Cursor,
  listOperations,
  listWebhooks,
  openContract,
  countSteps,
} from '@openapi-portal/openapi-model';
import {listExampleValues} from '@openapi-portal/openapi-model/inputs/build';
import type {JsonValue} from '@openapi-portal/reports/json';

import {findCollector, findSample, withSteps} from './build-sample';
import {findViolation} from './find-violation';

type Use = 'request' | 'response';

export interface CheckedExample {
  readonly use: Use;
  readonly isGenerated: boolean;
  /** JSON pointer of the example, or of the schema of a generated sample. */
  readonly pointer: string;
  readonly fault?: string;
  /** True if the contract's schemas have used up the steps for checks. */
  readonly isUnchecked?: true;
}

/** Returns true for media types whose examples are values that the schema describes, instead of serialised text. */
const isOfValues = (mediaType: string): boolean =>
  /json|x-www-form-urlencoded|multipart\/form-data/.test(mediaType);

function findFault(
  value: JsonValue,
  schema: Cursor,
  use: Use,
): Pick<CheckedExample, 'fault' | 'isUnchecked'> {
  if (countSteps(schema.root, 'samples', 0) < 0) return {isUnchecked: true};
  const first = withSteps(schema, (steps) =>
    findViolation(value, schema, findCollector(schema, use), steps),
  );
  if (first === undefined) return {};
  return {fault: `${first.pointer} ${first.message}`.trim()};
}

class ExampleChecker {
  /** Results by media type object, because several operations may share one. */
  private readonly known = new Map<JsonValue, readonly CheckedExample[]>();

  checkContents(owner: Cursor | undefined, use: Use): readonly CheckedExample[] {
    const found = attempt(
      [],
      () =>
        (owner?.resolve().entries('content') ?? [])
          .filter(([mediaType, content]) => isOfValues(mediaType) && content.has('schema'))
          .flatMap(([mediaType, content]) => this.checkKnown(mediaType, content, use)),
      owner?.pointer,
    );
    return found[0] ?? [];
  }

  private checkKnown(mediaType: string, content: Cursor, use: Use): readonly CheckedExample[] {
    const found = this.known.get(content.value) ?? this.checkContent(mediaType, content, use);
    this.known.set(content.value, found);
    return found;
  }

  private checkContent(mediaType: string, content: Cursor, use: Use): readonly CheckedExample[] {
    const given = listExampleValues(content);
    const schema = content.get('schema') ?? content;
    if (given.length > 0)
      return given.map(({cursor: {value, pointer}}) => {
        return {use, isGenerated: false, pointer, ...findFault(value, schema, use)};
      });
    if (countSteps(schema.root, 'samples', 0) < 0)
      return [{use, isGenerated: true, pointer: schema.pointer, isUnchecked: true}];
    const isFilled = use === 'response' || !mediaType.includes('json');
    const {value, isValid} = findSample(schema, {use, isFilled});
    const found = isValid ? {} : findFault(value, schema, use);
    return [{use, isGenerated: true, pointer: schema.pointer, ...found}];
  }
}

/** Checks the examples of all bodies against their schemas, or a generated sample if there is none. */
export function checkExamples(document: unknown): readonly CheckedExample[] {
  const contract = openContract(document);
  const checker = new ExampleChecker();
  const operations = listOperations(contract);
  return [...operations, ...listWebhooks(contract, operations)].flatMap(({cursor}) => [
    ...checker.checkContents(cursor.get('requestBody'), 'request'),
    ...cursor
      .entries('responses')
      .flatMap(([, response]) => checker.checkContents(response, 'response')),
  ]);
}
