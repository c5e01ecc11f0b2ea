import {
  type Cursor,
  ContractError,
  listOperations,
  listWebhooks,
  openContract,
} from '@openapi-portal/openapi-model';
import {
  collectSchemas,
  type SchemaCollector,
  toExamples,
} from '@openapi-portal/openapi-model/inputs/build';
import type {Json} from '@openapi-portal/openapi-model/inputs';
import {buildSample} from '@openapi-portal/openapi-samples/values';
import {startValidation} from '@openapi-portal/schema-validation';

/** Example values of one kind: those that were checked, and those that their schema refuses. */
export interface Tally {
  checked: number;
  failed: number;
}

/** A value that its schema refuses, and why. */
export interface Failure {
  readonly pointer: string;
  readonly isAuthored: boolean;
  readonly fault: string;
}

export type Use = 'request' | 'response';

/** The example values of a contract. */
export interface SampleCount {
  readonly generated: Readonly<Record<Use, Tally>>;
  readonly authored: Readonly<Record<Use, Tally>>;
  readonly failures: readonly Failure[];
}

const isWithSchemaValues = (mediaType: string): boolean =>
  /json|x-www-form-urlencoded|multipart\/form-data/.test(mediaType);

/** Counts the example values that one contract gives or that are generated from its schemas. */
class Counter implements SampleCount {
  readonly generated = {request: {checked: 0, failed: 0}, response: {checked: 0, failed: 0}};
  readonly authored = {request: {checked: 0, failed: 0}, response: {checked: 0, failed: 0}};
  readonly failures: Failure[] = [];
  private readonly schemas: Readonly<Record<Use, SchemaCollector>> = {
    request: collectSchemas('request'),
    response: collectSchemas('response'),
  };

  countOperation(operation: Cursor): void {
    this.countHolder(operation, 'requestBody', () => {
      const body = operation.get('requestBody')?.resolve();
      if (body !== undefined) this.countContent(body, 'request');
    });
    for (const [status, response] of operation.entries('responses'))
      this.countHolder(operation, `responses/${status}`, () =>
        this.countContent(response.resolve(), 'response'),
      );
  }

  /** Adds a contract error to the failures instead of ending the count. */
  private countHolder(operation: Cursor, name: string, count: () => void): void {
    try {
      count();
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      const pointer = `${operation.pointer}/${name}`;
      this.failures.push({pointer, isAuthored: true, fault: error.message});
    }
  }

  private countContent(owner: Cursor, use: Use): void {
    for (const [mediaType, content] of owner.entries('content')) {
      if (!isWithSchemaValues(mediaType) || !content.has('schema')) continue;
      const given = toExamples(content);
      for (const {value} of given) this.check(value, content, use, true);
      if (given.length > 0) continue;
      const isFilled = use === 'response' || !mediaType.includes('json');
      this.check(buildSample(content.get('schema'), {use, isFilled}), content, use, false);
    }
  }

  private check(value: Json, content: Cursor, use: Use, isAuthored: boolean): void {
    const {schema} = this.schemas[use].collect(content);
    const [fault] = startValidation(this.schemas[use].definitions)(value, schema);
    const tally = (isAuthored ? this.authored : this.generated)[use];
    tally.checked += 1;
    if (fault === undefined || fault.isOverBudget === true) return;
    tally.failed += 1;
    const text = `${fault.pointer} ${fault.message}`.trim();
    this.failures.push({pointer: content.pointer, isAuthored, fault: text});
  }
}

/** Counts the example values of a contract of any version of OpenAPI. */
export function countSamples(document: unknown): SampleCount {
  const contract = openContract(document);
  const counter = new Counter();
  const operations = listOperations(contract);
  for (const {cursor} of [...operations, ...listWebhooks(contract, operations)])
    counter.countOperation(cursor);
  return counter;
}
