import fs from 'node:fs';

import type {BaseResolver, Document, Source as SourceFile} from '@redocly/openapi-core';
import {asObject, type JsonValue} from '@openapi-portal/reports/json';
import {
  formatCount,
  findWrongEncoding,
  indentContinuations,
  type Problem,
  removeDeepNesting,
  YamlSource,
} from '@openapi-portal/reports';

import {breakCircle, type Circle} from '../contract/circular-references';
import {removeFaultyParts} from '../contract/remove-faulty-parts';

import {type LimitFault, findExceededLimits} from './check-limits';
import {isTooDeep, Refusal, TOO_DEEP, toOverlayProblem} from './file-problems';
import {replaceLoneSurrogates} from './lone-surrogates';
import {isInFolder, type Limits, toMaxExpandedSize} from './options';
import {recordOrigins} from './origins';
import {Overlay} from './overlays';
import {readMetaSchema} from './meta-schemas';
import {hideReferences, writeForRules, writePointers} from './schema-references';
import {findExcessiveExpansion} from './expanded-size';
import {markWholeNumbers, readWholeNumbers, withoutMarks} from './whole-numbers';

type Redocly = typeof import('@redocly/openapi-core');

/** Reads the files of one contract for Redocly, and rejects all others. */
export interface ContractResolver extends BaseResolver {
  /** Reasons why files were not read, by absolute path or URL. */
  readonly refusals: ReadonlyMap<string, unknown>;
  /** State of each file before it was read, by absolute path or URL. Missing files are included. */
  readonly states: ReadonlyMap<string, string>;
  readonly read: ReadonlySet<string>;
  readonly size: number;
  readonly files: readonly Document[];
  /** Warnings about files that were read although they are invalid YAML or contain half a character. */
  readonly warnings: readonly Problem[];
  /** Problems with parts that exceed a limit and were removed. */
  readonly problems: readonly Problem[];
}

/** Returns a string that changes with a file. The file may be missing. URLs count as unchanged. */
export function readFileState(file: string): string {
  const stats = fs.statSync(file, {throwIfNoEntry: false});
  return `${stats?.mtimeMs} ${stats?.size}`;
}

const OPTION = 'the option `reading`';

const format = (bytes: number): string => `${(bytes / 1_000_000).toLocaleString('en-GB')} MB`;

async function readBody(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new Error(`it is larger than ${format(largest)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Fetches a file within the limits. Redirects are not followed, because they could lead to any host. */
async function fetchLimited(
  address: string,
  init: RequestInit | undefined,
  {milliseconds, bytes}: Limits,
): Promise<Response> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(address, {...init, redirect: 'error', signal});
    return new Response(await readBody(response, bytes), response);
  } catch (error) {
    const {cause, message} = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    // Redocly changes the error's message, which is read-only in an `AbortSignal`'s error.
    throw new Error(signal.aborted ? `no response within ${milliseconds / 1000} s` : reason, {
      cause: error,
    });
  }
}

/** @throws Refusal if the site does not permit the host */
function checkHost(address: string, {hosts}: Limits): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && hosts.includes(url.host)) return;
  const host = url === undefined || url.host === '' ? 'its host' : url.host;
  const fix = `copy the file into the folder of the contract, or add ${host} to \`hosts\` in ${OPTION}`;
  throw new Refusal('is on a host that the contract may not reference', fix);
}

/** @throws Refusal if the file is outside the permitted folders, too large or not a file */
function checkFile(file: string, contract: string, {folders, bytes}: Limits): void {
  if (file !== contract && !folders.some((folder) => isInFolder(file, folder))) {
    const fix = `copy the file into the folder of the site, or add its folder to \`folders\` in ${OPTION}`;
    throw new Refusal('is outside the site or is a hidden file', fix);
  }
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (stat?.isFile() !== true) {
    const fix = 'correct the path, which is relative to the file that contains the reference';
    throw new Refusal('does not refer to an existing file', fix);
  }
  if (stat.size > bytes) throw toTooLarge(stat.size, bytes);
}

function toTooLarge(size: number, largest: number): Refusal {
  const fix = `remove parts that no page shows, or raise \`megabytes\` in ${OPTION}`;
  const message = `has ${format(size)} including all files that it references; the limit is ${format(largest)}`;
  return new Refusal(message, fix, {line: 1, column: 1});
}

/** @throws Refusal if the document becomes disproportionately large when its aliases are expanded */
export function checkExpandedSize(document: unknown, source: string, bytes: number): void {
  const largest = toMaxExpandedSize(bytes);
  const pointer = findExcessiveExpansion(document, largest);
  if (pointer === undefined) return;
  const message = `expands to more than ${format(largest)} at ${pointer} through aliases and references`;
  const fix = 'use $ref instead of YAML aliases, or write the schema only once';
  throw new Refusal(message, fix, new YamlSource(source).findLocation(pointer));
}

export function toProblems(
  {absoluteRef: file, body}: SourceFile,
  faults: readonly LimitFault[],
): readonly Problem[] {
  if (faults.length === 0) return [];
  const text = new YamlSource(body);
  return faults.map(({pointer, message, fix}) => ({
    file,
    ...text.findLocation(pointer),
    message,
    fix,
  }));
}

function withoutExcess({source, parsed}: Document, problems: Problem[]): Document {
  const faults = findExceededLimits(parsed as JsonValue);
  if (faults.length === 0) return {source, parsed};
  problems.push(...toProblems(source, faults));
  return {source, parsed: removeFaultyParts(asObject(parsed), faults)};
}

function toIndentation(file: string, [line = 1, ...others]: readonly number[]): Problem {
  const more = others.length > 0 ? `, like ${formatCount(others.length, 'other line')}` : '';
  return {
    file,
    line,
    column: 1,
    message: `This line continues a value in brackets or quotes, but is not indented deeper than its key${more}: YAML 1.2 does not allow it`,
    fix: 'indent this line by two more spaces',
  };
}

/** Maximum depth of lists and mappings for js-yaml. */
const LEVELS = 98;

function parseExactly(source: SourceFile, parse: (source: SourceFile) => Document): Document {
  const withBody = (one: SourceFile, body: string): SourceFile =>
    Object.assign(Object.create(one) as SourceFile, {body});
  const body = markWholeNumbers(source.body);
  if (body === source.body) return parse(source);
  try {
    const marked = parse(withBody(source, body));
    return {
      source: withBody(marked.source, withoutMarks(marked.source.body)),
      parsed: readWholeNumbers(marked.parsed),
    };
  } catch {
    // Parses the original text, so that the error has the right location.
    return parse(source);
  }
}

/**
 * Creates the resolver with which Redocly reads the files of a contract: those inside the site by their real paths, and
 * others that the site permits, within the size limit.
 *
 * @param contract absolute path from the site's configuration; it may be a symbolic link
 * @param use `bundle` hides references that Redocly resolves wrongly (see `hideReferences`), and keeps integers that
 *   JavaScript would round as `bigint`. `lint` does neither, because Redocly's rules would report both.
 * @param circles circular references to break, because Redocly crashes on them
 */
export function createResolver(
  redocly: Redocly,
  contract: string,
  limits: Limits,
  use: 'bundle' | 'lint' = 'lint',
  circles: readonly Circle[] = [],
): ContractResolver {
  const {BaseResolver, isAbsoluteUrl, Source} = redocly;
  const customFetch = (address: string, init?: RequestInit): Promise<Response> =>
    fetchLimited(address, init, limits);
  const check = (address: string): void =>
    isAbsoluteUrl(address) ? checkHost(address, limits) : checkFile(address, contract, limits);

  class LimitedResolver extends BaseResolver implements ContractResolver {
    readonly refusals = new Map<string, unknown>();
    readonly states = new Map<string, string>();
    readonly read = new Set<string>();
    readonly warnings: Problem[] = [];
    readonly problems: Problem[] = [];
    readonly files: Document[] = [];
    size = 0;

    override async loadExternalRef(address: string): Promise<SourceFile> {
      const metaSchema = readMetaSchema(address);
      if (metaSchema !== undefined) return new Source(address, metaSchema, 'application/json');
      this.states.set(address, readFileState(address));
      check(address);
      const source = await super.loadExternalRef(address);
      this.size += Buffer.byteLength(source.body);
      if (this.size > limits.bytes) throw toTooLarge(this.size, limits.bytes);
      this.read.add(address);
      return source;
    }

    override parseDocument(source: SourceFile, isRoot?: boolean): Document {
      const parse = (one: SourceFile): Document => this.parseShallow(one, isRoot);
      this.checkEncoding(source);
      const whole = use === 'bundle' ? parseExactly(source, parse) : parse(source);
      checkExpandedSize(whole.parsed, source.body, Buffer.byteLength(source.body));
      const half = replaceLoneSurrogates(source, whole.parsed);
      if (half !== undefined) this.warnings.push(half);
      for (const circle of circles)
        if (circle.file === source.absoluteRef) breakCircle(whole.parsed, circle);
      if (source.absoluteRef === contract) this.applyOverlays(whole);
      const document = withoutExcess(whole, this.problems);
      const adaptForBundle = source.absoluteRef === contract ? hideReferences : writePointers;
      const adapt = use === 'bundle' ? adaptForBundle : writeForRules;
      adapt(document.parsed);
      this.files.push(document);
      return document;
    }

    private checkEncoding({absoluteRef, body}: SourceFile): void {
      const problem = findWrongEncoding(absoluteRef, body);
      if (problem !== undefined) this.problems.push(problem);
    }

    private applyOverlays(document: Document): void {
      const {overlays, filter} = limits;
      if (overlays.length === 0 && filter === undefined) return;
      const bytes = Buffer.byteLength(document.source.body);
      const origins = recordOrigins(document, toMaxExpandedSize(bytes));
      for (const file of overlays) {
        try {
          this.states.set(file, readFileState(file));
          checkFile(file, contract, limits);
          const source = new Source(file, fs.readFileSync(file, 'utf8'));
          this.read.add(file);
          this.checkEncoding(source);
          const overlay = new Overlay(
            redocly,
            super.parseDocument(source, true),
            document,
            origins,
          );
          overlay.apply();
          this.problems.push(...overlay.problems);
          this.warnings.push(...overlay.warnings);
        } catch (error) {
          this.problems.push(toOverlayProblem(file, error, redocly));
        }
      }
    }

    /** Parses a file without the values that are nested too deep for js-yaml. */
    private parseShallow(source: SourceFile, isRoot?: boolean): Document {
      try {
        return this.parseIndented(source, isRoot);
      } catch (error) {
        if (!isTooDeep(error, redocly)) throw error;
        const {text, pointers} = removeDeepNesting(source.body, LEVELS);
        const {absoluteRef, mimeType} = source;
        const {parsed} = this.parseIndented(new Source(absoluteRef, text, mimeType), isRoot);
        const faults = pointers.map((pointer) => ({
          pointer,
          message: `${pointer} ${TOO_DEEP.problem}`,
          fix: TOO_DEEP.fix,
        }));
        this.problems.push(...toProblems(source, faults));
        return {source, parsed: removeFaultyParts(asObject(parsed), faults)};
      }
    }

    /** Parses YAML that js-yaml 5 rejects but other parsers accept. Line numbers stay the same. */
    private parseIndented(source: SourceFile, isRoot?: boolean): Document {
      try {
        return super.parseDocument(source, isRoot);
      } catch (error) {
        const {text, lines} = indentContinuations(source.body);
        if (lines.length === 0) throw error;
        const {absoluteRef, mimeType} = source;
        const document = super.parseDocument(new Source(absoluteRef, text, mimeType), isRoot);
        this.warnings.push(toIndentation(absoluteRef, lines));
        return document;
      }
    }

    override async resolveDocument<T>(base: string | null, reference: string, isRoot?: boolean) {
      try {
        return await super.resolveDocument<T>(base, reference, isRoot);
      } catch (error) {
        this.refusals.set(this.resolveExternalRef(base, reference), error);
        throw error;
      }
    }
  }
  return new LimitedResolver({http: {headers: [], customFetch}});
}
