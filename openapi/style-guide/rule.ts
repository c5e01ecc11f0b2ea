import type {Location, UserContext} from '@redocly/openapi-core';

interface Finding {
  /** One sentence without a full stop. */
  readonly message: string;
  readonly location: Location;
  /** Suggested values, which are reported instead of the rule's `fix`. */
  readonly suggest?: string[];
}

export type Report = (finding: Finding) => void;

/** The members of Redocly's context that rules use. */
export interface Context extends Pick<UserContext, 'key' | 'location' | 'resolve'> {
  readonly report: Report;
}

/** Redocly's node types that rules visit. `ref` is the reference object itself. */
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

/** A Redocly visitor. Nodes are unknown, because contracts may be malformed. */
export type Visitor = Readonly<Partial<Record<NodeType, (node: unknown, ctx: Context) => void>>>;

/** A rule of the style guide. Each rule has its own file, a test next to it, and a section in `README.md`. */
export interface StyleRule {
  /** In kebab-case. The rule's id adds the prefix `style/`. */
  readonly name: string;
  /** Instruction for fixing a violation, in one sentence without a full stop. */
  readonly fix: string;
  /**
   * True for a rule that `redocly.yaml` also applies to contracts of other teams, because violations would harm
   * readers.
   */
  readonly isForAll?: true;
  /** Called once for each contract. */
  readonly createVisitor: () => Visitor;
}
