import type {Location, UserContext} from '@redocly/openapi-core';

import {attempt, type Cursor, openContract} from '@openapi-portal/openapi-model';
import {asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import type {Mistake} from '@openapi-portal/reports';

/** The part of Redocly's context that rules use. */
export type Context = Pick<
  UserContext,
  'key' | 'location' | 'rawLocation' | 'rawNode' | 'report' | 'resolve' | 'specVersion' | 'type'
>;

/** A Redocly visitor whose nodes may be malformed. `any` is called for every node, `ref` for reference objects. */
export type Visitor = Readonly<Record<string, (node: JsonValue, context: Context) => void>>;

export class LintedContract {
  readonly document: JsonObject;
  /** The contract as OpenAPI 3.1; undefined if it cannot be read. */
  readonly cursor: Cursor | undefined;

  constructor(document: unknown) {
    this.document = asObject(document);
    [this.cursor] = attempt([], () => openContract(document));
  }

  listComponents(kind: string, swaggerKey: string): readonly string[] {
    const {components} = this.document;
    return Object.keys(asObject(asObject(components)[kind] ?? this.document[swaggerKey]));
  }
}

/** A rule about OpenAPI itself, which applies to every contract. */
export interface OwnRule {
  /** In kebab-case, without the prefix `openapi/` of rule ids. */
  readonly name: string;
  /** Turns warnings into errors: in every contract (`named`, because pages name them), or in strict ones. */
  readonly faults?: 'named' | 'strict';
  /** Called once for each contract. */
  readonly createVisitor: (contract: LintedContract) => Visitor;
}

/** Separates message and fix in Redocly's message, because Redocly has no field for a fix. */
const SEPARATOR = '\n→ ';

export function report({report: tell}: Context, location: Location, {message, fix}: Mistake): void {
  tell({message: `${message}${SEPARATOR}${fix}`, location});
}

export function splitMessage(finding: string): Mistake {
  const [message = '', fix = ''] = finding.split(SEPARATOR);
  return {message, fix};
}

/** Returns the location of a key instead of its value, which can be many lines long. */
export const toKey = (location: Location): Location => location.key() as Location;
