import type {Json} from '@openapi-portal/openapi-model/inputs';
import {findExcessiveExpansion, toMaxExpandedSize} from '@openapi-portal/openapi-model/reading';
import {findNearest, type Problem, type YamlFile} from '@openapi-portal/reports';
import {
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

import {findSource, isExpression} from './expressions';
import type {Condition, StepOperation, StepParameter, Workflow, WorkflowStep} from './workflow';

const LOCATIONS: readonly string[] = ['path', 'query', 'header'] satisfies StepParameter['in'][];

/** Parses a literal of a condition (Arazzo 1.0.1, 4.8.1): text in quotes, a number, `true`, `false` or `null`. */
function toLiteral(text: string): Json | undefined {
  const quoted = /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  const isJson = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text);
  return isJson ? (JSON.parse(text) as Json) : undefined;
}

/** Splits a condition at its first operator. A regular expression for the whole condition would take quadratic time. */
function splitCondition(text: string): readonly [left: string, operator: string, right: string] {
  const at = text.search(/[=!]=/);
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at).trim(), text.slice(at, at + 2), text.slice(at + 2).trim()];
}

const listItems = (value: unknown): readonly JsonObject[] =>
  isJsonList(value) ? value.filter(isJsonObject) : [];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the outputs of a step. Outputs that are not texts are ignored. */
const readOutputs = (outputs: JsonValue | undefined): WorkflowStep['outputs'] =>
  Object.fromEntries(
    Object.entries(asObject(outputs)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Lists all texts in a value with their pointers. */
function listTexts(
  value: Json,
  pointer: string,
): readonly (readonly [text: string, pointer: string])[] {
  if (typeof value === 'string') return [[value, pointer]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, Json]) =>
    listTexts(item, joinPointer(pointer, key)),
  );
}

/** Maximum length of a message in characters. Messages quote texts of any length. */
const MOST_SHOWN = 200;

/** Maximum number of problems to report for a document. Each problem may require a search for the nearest name. */
const MOST_PROBLEMS = 100;

/** Maximum number of operations that a fix lists. */
const MOST_LISTED = 20;

/** Maximum number of copies of a workflow's parameters, because each step gets a copy of all of them. */
const MOST_PARAMETERS = 10_000;

/** Methods whose requests have no body in a browser. */
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD'];

const isToken = (text: string): boolean => /^[\w!#$%&'*+\-.^`|~]+$/.test(text);

/** Returns true if a text is valid as a header value. Browsers reject line breaks and characters above U+00FF. */
const isHeaderValue = (text: string): boolean => /^[^\n\r\0\u{100}-\u{10FFFF}]*$/u.test(text);

class Reader {
  readonly problems: Problem[] = [];
  /** Ids of the workflows that have been read. */
  private readonly workflows = new Set<string>();

  constructor(
    private readonly source: YamlFile,
    private readonly operations: readonly StepOperation[],
  ) {}

  private get isFull(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }

  private report(pointer: string, message: string, fix: string): void {
    if (this.isFull) return;
    const shown = message.length > MOST_SHOWN ? `${message.slice(0, MOST_SHOWN)}…` : message;
    this.problems.push(this.source.toProblem(pointer, shown, fix));
  }

  /** @param known ids of the earlier steps */
  private checkExpressions(value: Json, pointer: string, known: ReadonlySet<string>): void {
    for (const [text, place] of listTexts(value, pointer)) {
      if (!text.startsWith('$')) continue;
      const {step} = findSource(text);
      if (!isExpression(text))
        this.report(
          place,
          `The page cannot evaluate ${text}`,
          'use $inputs, $steps.….outputs, $statusCode, $response.header or $response.body#/…',
        );
      else if (step !== undefined && !known.has(step))
        this.report(place, `No earlier step is called ${step}`, 'name an earlier step');
    }
  }

  private readOperation(step: JsonObject, pointer: string): StepOperation | undefined {
    const id = toText(step.operationId);
    const found = this.operations.find((operation) => operation.id === id);
    if (found !== undefined) return found;
    if (this.isFull) return undefined;
    const ids = this.operations.map((operation) => operation.id);
    const nearest = findNearest(id, ids);
    const listed = ids.slice(0, MOST_LISTED).join(', ');
    const more = ids.length > MOST_LISTED ? ` or of ${ids.length - MOST_LISTED} more` : '';
    this.report(
      joinPointer(pointer, 'operationId'),
      `The contract has no operation ${id === '' ? 'for this step' : id}`,
      nearest === undefined ? `write one of ${listed}${more}` : `write ${nearest}`,
    );
    return undefined;
  }

  private readParameters(owner: JsonObject, pointer: string): readonly StepParameter[] {
    return listItems(owner.parameters).map(({name, in: location, value}, index) => {
      if (!LOCATIONS.includes(toText(location)))
        this.report(
          `${pointer}/parameters/${index}`,
          `The page cannot send a parameter in ${toText(location) || 'no location'}`,
          `write in: ${LOCATIONS.join(', ')}`,
        );
      const isSent =
        isToken(toText(name)) && (isExpression(toText(value)) || isHeaderValue(toText(value)));
      if (location === 'header' && !isSent)
        this.report(
          `${pointer}/parameters/${index}`,
          'A browser cannot send this header',
          'write a name with letters, digits and hyphens only, and a value of one line in Latin-1 characters',
        );
      return {name: toText(name), in: location as StepParameter['in'], value: value ?? null};
    });
  }

  private readCondition(text: string, pointer: string): Condition | undefined {
    const [left, operator, right] = splitCondition(text);
    const literal = toLiteral(right);
    if (isExpression(left) && (isExpression(right) || literal !== undefined))
      return {left, isEqual: operator === '==', right: literal === undefined ? right : {literal}};
    this.report(
      pointer,
      `The page cannot check the condition ${text}`,
      "write an expression, == or !=, and an expression, a number or 'text'",
    );
    return undefined;
  }

  private checkBody(body: JsonValue | undefined, pointer: string, {method}: StepOperation): void {
    if (!isJsonObject(body)) return;
    if (WITHOUT_BODY.includes(method))
      this.report(pointer, `Browsers do not send a body with ${method}`, 'remove the requestBody');
    else if (!isHeaderValue(toText(body.contentType)))
      this.report(pointer, 'A browser cannot send this content type', 'write a media type');
  }

  /** @param known ids of the earlier workflows or steps */
  private checkId(id: string, pointer: string, known: ReadonlySet<string>): void {
    if (known.has(id))
      this.report(
        pointer,
        `The id ${JSON.stringify(id)} is used more than once`,
        'write a unique id',
      );
  }

  private readStep(
    step: JsonObject,
    pointer: string,
    inherited: readonly StepParameter[],
    known: ReadonlySet<string>,
  ): WorkflowStep | undefined {
    const operation = this.readOperation(step, pointer);
    const {requestBody: body, outputs} = step;
    const own = this.readParameters(step, pointer);
    const {parameters = [], requestBody = {}} = step;
    this.checkExpressions(parameters, `${pointer}/parameters`, known);
    this.checkExpressions(requestBody, `${pointer}/requestBody`, known);
    this.checkExpressions(outputs ?? {}, `${pointer}/outputs`, known);
    const conditions = listItems(step.successCriteria).flatMap(
      ({condition}, index) =>
        this.readCondition(toText(condition), `${pointer}/successCriteria/${index}/condition`) ??
        [],
    );
    if (operation === undefined) return undefined;
    this.checkBody(body, `${pointer}/requestBody`, operation);
    return {
      id: toText(step.stepId),
      ...(typeof step.description === 'string' && {description: step.description}),
      operation,
      parameters: [...inherited, ...own],
      ...(isJsonObject(body) && {
        body: {contentType: toText(body.contentType), payload: body.payload ?? null},
      }),
      conditions,
      outputs: readOutputs(outputs),
    };
  }

  readWorkflow(workflow: JsonObject, pointer: string): Workflow {
    const inherited = this.readParameters(workflow, pointer);
    const items = listItems(workflow.steps);
    const isTooMuch = items.length * inherited.length > MOST_PARAMETERS;
    if (isTooMuch)
      this.report(
        `${pointer}/parameters`,
        `The parameters of the workflow apply to its steps more than ${MOST_PARAMETERS} times in total`,
        'write fewer, or move them to the steps that need them',
      );
    const known = new Set<string>();
    const steps = items.flatMap((step, index) => {
      const id = toText(step.stepId);
      const place = `${pointer}/steps/${index}`;
      const read = this.readStep(step, place, isTooMuch ? [] : inherited, known);
      if (id !== '') this.checkId(id, joinPointer(place, 'stepId'), known);
      known.add(id);
      return read ?? [];
    });
    const id = toText(workflow.workflowId);
    this.checkId(id, joinPointer(pointer, 'workflowId'), this.workflows);
    this.workflows.add(id);
    return {
      id,
      summary: toText(workflow.summary),
      ...(typeof workflow.description === 'string' && {description: workflow.description}),
      steps,
    };
  }
}

/**
 * Reads the workflows of an Arazzo document, and reports what a page cannot show or run. Redocly checks that the
 * document is valid.
 *
 * @param operations all operations that steps can call
 */
export function readWorkflows(
  source: YamlFile,
  operations: readonly StepOperation[],
): {readonly workflows: readonly Workflow[]; readonly problems: readonly Problem[]} {
  const document = source.value;
  const tooLarge = findExcessiveExpansion(document, toMaxExpandedSize(source.text.length));
  if (tooLarge !== undefined) {
    const message = 'The value becomes too large when its aliases are expanded';
    const problem = source.toProblem(tooLarge, message, 'write the value without aliases');
    return {workflows: [], problems: [problem]};
  }
  const reader = new Reader(source, operations);
  const workflows = listItems(isJsonObject(document) ? document.workflows : []).map(
    (workflow, index) => reader.readWorkflow(workflow, `#/workflows/${index}`),
  );
  return {workflows, problems: reader.problems};
}
