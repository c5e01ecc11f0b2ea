import type {Location, UserContext} from '@redocly/openapi-core';

import {attempt, type Cursor, openContract} from '@openapi-portal/openapi-model';
import {asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import type {Mistake} from '@openapi-portal/reports';

/** Redocly's context of a node, as far as rules use it. */
export type Context = Pick<
  UserContext,
  'key' | 'location' | 'rawLocation' | 'rawNode' | 'report' | 'resolve' | 'specVersion' | 'type'
>;

/** Redocly's visitor, for nodes that may be malformed; `any` is for each of them, `ref` for references themselves. */
export type Visitor = Readonly<Record<string, (node: JsonValue, context: Context) => void>>;

/** The contract that rules look at, as one document. */
export class LintedContract {
  readonly document: JsonObject;
  /** The contract as OpenAPI 3.1; absent if it cannot be read as a contract. */
  readonly cursor: Cursor | undefined;

  constructor(document: unknown) {
    this.document = asObject(document);
    [this.cursor] = attempt([], () => openContract(document));
  }

  /** Lists the names of the components of a kind; Swagger 2.0 has another key for the same kind. */
  listComponents(kind: string, swaggerKey: string): readonly string[] {
    const {components} = this.document;
    return Object.keys(asObject(asObject(components)[kind] ?? this.document[swaggerKey]));
  }
}

/** A rule about OpenAPI itself, which applies to every contract. */
export interface OwnRule {
  /** In kebab-case; the rule's id has `openapi/` before it. */
  readonly name: string;
  /**
   * Set if a build that is strict about faults stops for its findings: `named` if pages name them as faults, `strict` if
   * they are warnings in any other build.
   */
  readonly faults?: 'named' | 'strict';
  /** Called once for each contract. */
  readonly createVisitor: (contract: LintedContract) => Visitor;
}

/** Separates the message of a finding from its fix, which Redocly has no field for. */
const SEPARATOR = '\n→ ';

/** Reports what is wrong at a location, and what to do about it. */
export function report({report: tell}: Context, location: Location, {message, fix}: Mistake): void {
  tell({message: `${message}${SEPARATOR}${fix}`, location});
}

/** Returns the message and the fix of a finding of these rules. */
export function splitMessage(finding: string): Mistake {
  const [message = '', fix = ''] = finding.split(SEPARATOR);
  return {message, fix};
}

/** Returns the location of the key, because its value may be many lines long. */
export const toKey = (location: Location): Location => location.key() as Location;
