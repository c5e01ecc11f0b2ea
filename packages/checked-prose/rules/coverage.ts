import {findOwnMember} from '@openapi-portal/reports/json';
import path from 'node:path';

import {isReferenceMistake, type KnownApi, type Reference} from '@openapi-portal/api-names';
import {type Entry, type Mistake, type Problem, toYamlProblem} from '@openapi-portal/reports';
import {joinPointer} from '@openapi-portal/reports/pointer';

import {moveToFront, resolve} from '../name-links/resolve';
import type {Coverage} from '../options';
import {findOwnApi} from '../page';
import {readMappingFile} from '../read';
import {findProblemsIn, findVersionOf, type ProseSite, toContractProblems} from '../site';

/** A part of an API that pages must mention. */
interface Subject {
  /** Name in messages and in the file of exceptions, such as `field User.email`. */
  readonly name: string;
  /** Inline code, URLs and attribute values that count as a mention. */
  readonly mentions: readonly string[];
  readonly pointer: string;
}

/** Lists the fields of a component schema, from the page that documents the schema. */
function listFields(schema: string, {schemas, operations}: KnownApi): readonly Subject[] {
  const [href, anchor = ''] = (findOwnMember(schemas, schema) ?? '').split('#');
  const shown = operations.find((operation) => operation.href === href)?.fields ?? [];
  const fields = shown
    .filter((field) => field.anchor.startsWith(`${anchor}.`) && !field.anchor.includes('.headers.'))
    .map((field) => field.anchor.slice(anchor.length + 1));
  return fields.map((field) => {
    const names = field.split('.');
    const steps = [schema, ...names.flatMap((name) => ['properties', name])];
    return {
      name: `field ${schema}.${field}`,
      mentions: [field, names.at(-1) ?? field],
      pointer: steps.reduce((pointer, step) => joinPointer(pointer, step), '#/components/schemas'),
    };
  });
}

const listSubjects = (api: KnownApi, {schemas}: Coverage): readonly Subject[] => [
  ...api.operations.map(({id, href, method, path: address, pointer}) => ({
    name: `operation ${id}`,
    mentions: [id, href, `${method.toUpperCase()} ${address}`],
    pointer,
  })),
  ...schemas.flatMap((schema) => listFields(schema, api)),
  ...api.problems.map(({slug, href}) => ({
    name: `problem type ${slug}`,
    mentions: [slug, href],
    pointer: joinPointer('#/x-problem-types', slug),
  })),
  ...api.scopes.map((scope) => ({
    name: `scope ${scope}`,
    mentions: [scope],
    pointer: '#/components/securitySchemes',
  })),
];

function isOfOther(reference: Reference, api: KnownApi, apis: readonly KnownApi[]): boolean {
  const {api: said = api.id} = reference.values;
  if (said !== api.id) return true;
  const target = resolve(reference, apis);
  if (target === undefined || isReferenceMistake(target) || target.kind === 'apis') return false;
  const {operations, problems, schemas} = api;
  if (target.kind === 'problem') return !problems.includes(target.problem);
  if (target.kind === 'schema') return findOwnMember(schemas, target.name) !== target.href;
  return !operations.includes(target.operation);
}

function collectMentions(site: ProseSite, api: KnownApi): ReadonlySet<string> {
  const {pages, apis} = site;
  const found = new Set<string>();
  for (const page of pages.values()) {
    // Only pages of the current version must cover the API.
    if (findVersionOf(page, site) !== undefined) continue;
    const {content} = page;
    content.links.forEach(({url}) => found.add(url).add(url.replace(/[#?].*$/, '')));
    const own = moveToFront(findOwnApi(page), apis);
    for (const reference of content.references) {
      const {values} = reference;
      if (isOfOther(reference, api, own)) continue;
      Object.values(values).forEach((value) => found.add(value));
      if (values.path !== undefined) found.add(values.path.replace(/^[\w-]+\.(\d{3}\.)?/, ''));
    }
  }
  return found;
}

/** Checks an exception: a mapping entry from a part's name to a reason. */
function findGapMistake(
  {key: name, value}: Entry,
  subjects: readonly Subject[],
  isMentioned: (subject: Subject) => boolean,
): Mistake | undefined {
  const subject = subjects.find((candidate) => candidate.name === name);
  if (subject === undefined) {
    return {message: `The contract has no ${name}`, fix: 'remove this exception'};
  }
  if (isMentioned(subject)) {
    return {
      message: `A page now mentions the ${name}, so this exception is not needed`,
      fix: 'remove this exception',
    };
  }
  if (typeof value === 'string' && value.trim() !== '') return undefined;
  return {
    message: `The exception for the ${name} has no reason`,
    fix: 'write why no page mentions it',
  };
}

/** Reports parts of an API that are not mentioned, and exceptions that are no longer needed. */
function checkApi(api: KnownApi, coverage: Coverage, site: ProseSite): readonly Problem[] {
  const subjects = listSubjects(api, coverage);
  const mentions = collectMentions(site, api);
  const isMentioned = (subject: Subject): boolean =>
    subject.mentions.some((word) => mentions.has(word));
  const file = path.join(site.siteDir, coverage.gaps);
  const {entries, mistakes} = readMappingFile(file);
  if (mistakes.length > 0) {
    return mistakes.map((mistake) => toYamlProblem(file, mistake));
  }
  const accepted = new Set(entries.map(({key}) => key));
  const missing = subjects.filter(
    (subject) => !isMentioned(subject) && !accepted.has(subject.name),
  );
  const unmentioned = missing.map(({name, pointer}) => ({
    pointer,
    message: `No page mentions the ${name}`,
    fix: `describe it on a page, or add "${name}" with a reason to ${coverage.gaps}`,
  }));
  return [
    ...toContractProblems(api, unmentioned),
    ...findProblemsIn({file}, entries, (gap) => findGapMistake(gap, subjects, isMentioned)),
  ];
}

/** Checks that pages mention all operations, problem types and scopes, and the fields of selected schemas. */
export const findUnmentioned = (site: ProseSite): readonly Problem[] =>
  site.apis.flatMap((api) => {
    const coverage = site.checks[api.id]?.coverage;
    return coverage === undefined ? [] : checkApi(api, coverage, site);
  });
