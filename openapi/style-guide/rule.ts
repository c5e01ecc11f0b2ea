import type {Location, UserContext} from '@redocly/openapi-core';

interface Finding {
  /** One sentence without a full stop that names what was found. */
  readonly message: string;
  readonly location: Location;
  /** What may have been meant; it takes the place of the rule's fix. */
  readonly suggest?: string[];
}

export type Report = (finding: Finding) => void;

/** What a rule uses of Redocly's context. */
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
  /** What an author does about a finding: one sentence without a full stop. */
  readonly fix: string;
  /** `redocly.yaml` asks it of contracts that are not ours, too: what breaks it would harm readers. */
  readonly isForAll?: true;
  /** Called once for each contract. */
  readonly createVisitor: () => Visitor;
}
