import {isJsonList, isJsonObject} from '@openapi-portal/reports/json';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';

const isListOf =
  (check: Check): Check =>
  (value) =>
    isJsonList(value) && value.every(check);

const isTuple =
  (...checks: readonly Check[]): Check =>
  (value) =>
    isJsonList(value) && checks.every((check, index) => check(value[index]));

const isRecordOf =
  (check: Check): Check =>
  (value) =>
    isJsonObject(value) && Object.values(value).every(check);

const hasMembers =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isJsonObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isTextList = isListOf(isText);
const isOptionalList: Check = (value) => value === undefined || isTextList(value);
const isPlace = isTuple(isNumber, isText);

/** Checks of the properties of each file, according to the types in `files.ts`. */
const SHAPES = {
  manifest: {
    indexes: isListOf(hasMembers({under: isText, title: isText, titles: isText, text: isText})),
  },
  titles: {
    pages: isListOf(hasMembers({path: isText, title: isText, breadcrumbs: isTextList})),
    records: isListOf(
      isTuple(isNumber, isText, isText, isTextList, isNumber, isText, isOptionalList),
    ),
    synonyms: isRecordOf(isTextList),
  },
  text: {
    texts: isListOf(isText),
    places: isRecordOf(isListOf(isPlace)),
    asked: isRecordOf(isTextList),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Check>>>>;

export type FileKind = keyof typeof SHAPES;

/** Returns what is wrong with the shape of an index file, or undefined if the shape is valid. */
export function findFault(kind: FileKind, content: unknown): string | undefined {
  if (!isJsonObject(content)) return 'is not an object';
  const wrong = Object.entries(SHAPES[kind]).find(([name, check]) => !check(content[name]));
  return (
    wrong && `has an unexpected value at ${wrong[0]}: it was built by another version of search`
  );
}
