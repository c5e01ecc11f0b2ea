import type {Location, UserContext} from '@redocly/openapi-core';

interface Finding {
  /** One sentence without a full stop that names what was found. */
  readonly message: string;
  readonly location: Location;
  /** Suggestions, which replace the rule's fix. */
  readonly suggest?: string[];
}

export type Report = (finding: Finding) => void;

/** The used parts of Redocly's context. */
export interface Context extends Pick<UserContext, 'key' | 'location' | 'resolve'> {
  readonly report: Report;
}

/** Redocly's names for kinds of nodes; `ref` is a reference itself. */
type NodeType =
  | 'any'
  | 'Header'
  | 'MediaType'
  | 'Operation'
  | 'Parameter'
  | 'ParameterItems'
  | 'Paths'
  | 'ref'
  | 'Root'
  | 'Schema'
  | 'SchemaProperties';

/** Redocly's visitor, for nodes that may be malformed. */
export type Visitor = Readonly<Partial<Record<NodeType, (node: unknown, ctx: Context) => void>>>;

/** A rule of the style guide: one file, with a test beside it and a section in `README.md`. */
export interface StyleRule {
  /** In kebab-case; the rule's id has `style/` before it. */
  readonly name: string;
  /** The remedy, in one sentence without a full stop. */
  readonly fix: string;
  /**
   * True for a rule that `redocly.yaml` also applies to foreign contracts, because violations would harm readers.
   */
  readonly isForAll?: true;
  /** Called once for each contract. */
  readonly createVisitor: () => Visitor;
}
