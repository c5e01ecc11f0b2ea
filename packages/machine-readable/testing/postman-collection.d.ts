/**
 * The part of Postman's SDK that tests use. The types of the package are for another version and not listed in
 * its package.json.
 */
declare module 'postman-collection' {
  interface Row {
    readonly key: string;
    readonly value: string;
    readonly disabled?: boolean;
  }

  interface List<Member> {
    all(): readonly Member[];
    map<Result>(change: (member: Member) => Result): Result[];
    toObject(excludeDisabled?: boolean, caseSensitive?: boolean): Readonly<Record<string, unknown>>;
  }

  interface Request {
    readonly method: string;
    readonly url: {
      readonly path: readonly string[];
      readonly query: List<Row>;
      readonly variables: List<Row>;
      toString(): string;
    };
    readonly headers: List<Row>;
    readonly auth?: {readonly type: string; parameters(): List<Row>};
    readonly body?: {readonly raw?: string; readonly urlencoded?: List<Row>};
    readonly description?: {toString(): string};
  }

  interface Response {
    readonly name: string;
    readonly code?: number;
    readonly body?: string;
    readonly headers: List<Row>;
    readonly originalRequest?: Request;
    json(): unknown;
    text(): string;
  }

  export interface Item {
    readonly name: string;
    readonly request: Request;
    readonly responses: List<Response>;
  }

  export class Collection {
    constructor(definition: object);
    readonly items: List<{readonly name: string}>;
    readonly variables: List<Row>;
    readonly auth?: {parameters(): List<Row>};
    forEachItem(visit: (item: Item) => void): void;
  }
}
