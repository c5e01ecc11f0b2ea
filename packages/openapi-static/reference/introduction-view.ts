import {type Reference, toMailbox, toReference} from './address';
import {collectUserTypes, toAccess} from './access';
import type {Cursor} from '../contract/cursor';
import {groupOperations, type Operation, type OperationGroup} from '../contract/operations';
import {renderChapters} from './markdown';
import type {OutlineItem} from './outline';
import type {PageDraft} from './page';
import {listProblemTypes, type ProblemType, toProblemAnchor} from './problem-types';
import {listSecuritySchemes, type SecurityScheme} from './security-schemes';
import {listServers, type Server} from './servers';

/** Anchors of the sections of an introduction. */
export const INTRODUCTION_SECTIONS = {
  servers: 'base-address',
  authorization: 'authorization',
  operations: 'operations',
  problems: 'problem-types',
} as const;

interface Fact {
  readonly label: string;
  readonly value: Reference;
}

/** Everything on an API's own page. */
export interface IntroductionView {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description: ReturnType<typeof renderChapters>;
  /** Contact, licence, terms and documents. */
  readonly facts: readonly Fact[];
  readonly servers: readonly Server[];
  readonly schemes: readonly SecurityScheme[];
  readonly groups: readonly {readonly anchor: string; readonly group: OperationGroup}[];
  readonly hasScopes: boolean;
  /** Scopes that open an operation, by its pointer. */
  readonly scopes: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly ProblemType[];
}

const toFact = (label: string, value: Reference | undefined): Fact[] =>
  value === undefined ? [] : [{label, value}];

function toFacts(info: Cursor | undefined, contract: Cursor): readonly Fact[] {
  const contact = info?.get('contact');
  const licence = info?.get('license');
  const [email, identifier] = [contact?.text('email'), licence?.text('identifier')];
  return [
    ...toFact('Contact', toReference(contact, ['name', 'url'])),
    ...toFact('E-mail', email === undefined ? undefined : toMailbox(email)),
    ...toFact('Licence', toReference(licence, ['name', 'url'])),
    ...toFact('Licence identifier', identifier === undefined ? undefined : {label: identifier}),
    ...toFact('Terms of service', toReference(info, ['termsOfService', 'termsOfService'])),
    ...toFact('More', toReference(contract.get('externalDocs'), ['description', 'url'])),
  ];
}

function toScopes(operations: readonly Operation[], contract: Cursor): IntroductionView['scopes'] {
  return new Map(
    operations.map((operation) => {
      const {rules, requirements = []} = toAccess(operation, contract);
      const required = requirements.flatMap(({schemes}) => schemes.flatMap(({scopes}) => scopes));
      return [operation.pointer, [...new Set([...rules.map(({scope}) => scope), ...required])]];
    }),
  );
}

/** Gathers what an API's own page shows. */
export function toIntroductionView(
  operations: readonly Operation[],
  draft: PageDraft,
): IntroductionView {
  const {contract, anchors} = draft;
  const info = contract.get('info');
  const summary = info?.text('summary');
  Object.values(INTRODUCTION_SECTIONS).forEach((id) => anchors.take(id));
  const scopes = toScopes(operations, contract);
  return {
    title: info?.text('title') ?? 'API',
    version: info?.text('version') ?? '',
    ...(summary !== undefined && {summary}),
    description: renderChapters(info?.text('description') ?? '', 2, (id) => anchors.take(id)),
    facts: toFacts(info, contract),
    servers: listServers(contract),
    schemes: listSecuritySchemes(contract, collectUserTypes(operations, contract)),
    groups: groupOperations(contract, operations).map((group) => ({
      anchor: anchors.takeBelow({plain: 'operations', qualified: 'operations'}, group.tag),
      group,
    })),
    hasScopes: [...scopes.values()].some((names) => names.length > 0),
    scopes,
    problems: listProblemTypes(contract),
  };
}

/** The list of contents of an introduction. */
export function toIntroductionOutline(view: IntroductionView): readonly OutlineItem[] {
  const section = (isShown: boolean, id: string, value: string): readonly OutlineItem[] =>
    isShown ? [{id, level: 2, value}] : [];
  const {servers, schemes, groups, problems} = view;
  return [
    ...view.description.chapters.flatMap(({id, level, title}) =>
      level === 2 || level === 3 ? [{id, level, value: title} as const] : [],
    ),
    ...section(servers.length > 0, INTRODUCTION_SECTIONS.servers, 'Base address'),
    ...section(schemes.length > 0, INTRODUCTION_SECTIONS.authorization, 'Authorization'),
    ...section(true, INTRODUCTION_SECTIONS.operations, 'Operations'),
    ...groups.map(({anchor, group}) => ({id: anchor, level: 3 as const, value: group.label})),
    ...section(problems.length > 0, INTRODUCTION_SECTIONS.problems, 'Problem types'),
    ...problems.map(({slug}) => ({id: toProblemAnchor(slug), level: 3 as const, value: slug})),
  ];
}
