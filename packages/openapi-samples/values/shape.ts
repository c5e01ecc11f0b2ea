import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {
  ContractError,
  type Cursor,
  findTarget,
  listCandidates,
  UNIONS,
} from '@openapi-portal/openapi-model';

export interface Shape {
  /** Schema objects including targets of references and members of `allOf`, outermost first. */
  readonly parts: readonly Cursor[];
  readonly references: readonly string[];
  readonly avoided: readonly Cursor[];
  /** Number of parts whose unions are resolved. */
  readonly resolved: number;
}

export interface ShapeContext {
  /** True if a schema that nothing satisfies is omitted from the shape. */
  readonly isLenient: boolean;
  /** Returns the pointers of the references that were followed to the enclosing values, outermost first. */
  readonly useScope: () => readonly string[];
  readonly isRefused: (pointer: string) => boolean;
  readonly spend: (steps: number) => void;
}

const EMPTY: Shape = {parts: [], references: [], avoided: [], resolved: 0};

function addSchema(shape: Shape, schema: Cursor, around: ShapeContext): Shape | undefined {
  if (schema.value === false && !around.isLenient) return undefined;
  around.spend(1 + shape.parts.length);
  if (!isJsonObject(schema.value) || shape.parts.some(({value}) => value === schema.value))
    return shape;
  let found: Shape | undefined = {...shape, parts: [...shape.parts, schema]};
  const target = schema.has('$dynamicRef')
    ? findTarget(schema, [...around.useScope(), ...shape.references])
    : schema.target();
  if (target !== undefined && !found.references.includes(target.pointer)) {
    if (around.isRefused(target.pointer)) return undefined;
    const references = [...found.references, target.pointer];
    found = addSchema({...found, references}, target, around);
  }
  for (const part of schema.items('allOf')) found = found && addSchema(found, part, around);
  return found;
}

interface Alternative {
  readonly added: readonly Cursor[];
  readonly avoided?: readonly Cursor[];
}

const toMember = (schema: Cursor, name: string, value: JsonValue): Cursor =>
  schema.with({required: [name], properties: {[name]: {examples: [value]}}});

/** Returns false if a discriminator mapping references a missing schema. */
function isPresent(variant: Cursor): boolean {
  try {
    variant.target();
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}

const listUnionChoices = (part: Cursor, {references}: Shape): readonly (readonly Alternative[])[] =>
  listCandidates(part)
    .filter(({keyword}) => UNIONS.some((one) => one === keyword))
    .map(({discriminator, variants}) => {
      const isMapped = !UNIONS.some((keyword) => part.has(keyword));
      const followed = variants.filter(([variant]) =>
        references.includes(variant.text('$ref') ?? ''),
      );
      const possible = isMapped && followed.length > 0 ? followed : variants;
      return [
        ...possible.flatMap(([variant, [value]]) => {
          if (isMapped && !isPresent(variant)) return [];
          const chosen =
            discriminator === undefined || value === undefined
              ? []
              : [toMember(part, discriminator, value)];
          return {added: [...chosen, variant]};
        }),
        ...(isMapped ? [{added: []}] : []),
      ];
    });

function listConditionChoices(part: Cursor): readonly (readonly Alternative[])[] {
  const [condition, then, otherwise] = ['if', 'then', 'else'].map((key) => part.get(key));
  if (condition === undefined || (then === undefined && otherwise === undefined)) return [];
  return [
    [
      {added: [condition, ...[then ?? []].flat()]},
      {added: [otherwise ?? []].flat(), avoided: [condition]},
    ],
  ];
}

const listDependentChoices = (part: Cursor): readonly (readonly Alternative[])[] =>
  part
    .entries('dependentSchemas')
    .map(([name, schema]) => [
      {added: [], avoided: [part.with({required: [name]})]},
      {added: [part.with({required: [name]}), schema]},
    ]);

const listChoices = (part: Cursor, shape: Shape): readonly (readonly Alternative[])[] => [
  ...listUnionChoices(part, shape),
  ...listConditionChoices(part),
  ...listDependentChoices(part),
];

const addAlternative = (
  shape: Shape,
  {added, avoided = []}: Alternative,
  around: ShapeContext,
): Shape | undefined =>
  added.reduce<Shape | undefined>((found, schema) => found && addSchema(found, schema, around), {
    ...shape,
    avoided: [...shape.avoided, ...avoided],
  });

const COMBINING = `$ref $dynamicRef allOf anyOf oneOf if dependentSchemas discriminator`.split(' ');

/** Returns true if the schema does not combine other schemas. */
const isSimple = ({value}: Cursor): boolean =>
  isJsonObject(value) && !COMBINING.some((keyword) => keyword in value);

/** Lists the shapes of schemas. Shapes that use the first variant in most unions are first. */
export function* listShapes(
  schemas: readonly Cursor[],
  around: ShapeContext,
): Generator<Shape, void, undefined> {
  const [only, ...others] = schemas;
  if (only !== undefined && others.length === 0 && isSimple(only))
    return yield {...EMPTY, parts: [only]};
  const start = addAlternative(EMPTY, {added: schemas}, around);
  let isComplete = start === undefined;

  function* choose(
    shape: Shape,
    [choice, ...others]: readonly (readonly Alternative[])[],
    deviations: number,
  ): Generator<Shape, void, undefined> {
    if (choice === undefined) return yield* expand(shape, deviations);
    for (const [index, alternative] of choice.entries()) {
      if (index > 0 && deviations === 0) {
        isComplete = false;
        return;
      }
      const next = addAlternative(shape, alternative, around);
      if (next !== undefined) yield* choose(next, others, index > 0 ? deviations - 1 : deviations);
    }
  }

  function* expand(shape: Shape, deviations: number): Generator<Shape, void, undefined> {
    const part = shape.parts[shape.resolved];
    if (part !== undefined) {
      const next = {...shape, resolved: shape.resolved + 1};
      const choices = listChoices(part, next);
      around.spend(choices.flat().length);
      yield* choose(next, choices, deviations);
    } else if (deviations === 0) yield shape;
  }

  for (let deviations = 0; start !== undefined && !isComplete; deviations += 1) {
    isComplete = true;
    yield* expand(start, deviations);
  }
}

export const listNumbers = ({parts}: Shape, keyword: string): readonly number[] =>
  parts.flatMap(({object}) => {
    const value = object[keyword];
    const limit = typeof value === 'bigint' ? Number(value) : value;
    return typeof limit === 'number' && Number.isFinite(limit) ? [limit] : [];
  });

export const findMinimum = (shape: Shape, keyword: string): number =>
  Math.max(0, ...listNumbers(shape, keyword).map(Math.ceil));

export const findMaximum = (shape: Shape, keyword: string): number =>
  Math.min(Infinity, ...listNumbers(shape, keyword).map(Math.floor));

export const listTexts = ({parts}: Shape, keyword: string): readonly string[] =>
  parts.flatMap(({object}) => {
    const text = object[keyword];
    return typeof text === 'string' ? [text] : [];
  });

export const hasKeyword = ({parts}: Shape, keyword: string): boolean =>
  parts.some((part) => part.has(keyword));
