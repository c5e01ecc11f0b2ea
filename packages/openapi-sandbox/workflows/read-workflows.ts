import type {Json} from '@openapi-portal/openapi-model/inputs';
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

const CONDITION = /^(\S+)\s*(==|!=)\s*(.+)$/;

/** A literal of a condition (Arazzo 1.0.1, 4.8.1): text in single quotes, a number, `true`, `false` or `null`. */
function toLiteral(text: string): Json | undefined {
  const quoted = /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(text) ? (JSON.parse(text) as Json) : undefined;
}

const listItems = (value: unknown): readonly JsonObject[] =>
  isJsonList(value) ? value.filter(isJsonObject) : [];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The outputs that are expressions. */
const readOutputs = (outputs: JsonValue | undefined): WorkflowStep['outputs'] =>
  Object.fromEntries(
    Object.entries(asObject(outputs)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Every text in a value, with its pointer. */
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

/** Characters of a message: what it quotes may be of any length. */
const MOST_SHOWN = 200;

class Reader {
  readonly problems: Problem[] = [];

  constructor(
    private readonly source: YamlFile,
    private readonly operations: readonly StepOperation[],
  ) {}

  private report(pointer: string, message: string, fix: string): void {
    const shown = message.length > MOST_SHOWN ? `${message.slice(0, MOST_SHOWN)}…` : message;
    this.problems.push(this.source.toProblem(pointer, shown, fix));
  }

  /** @param known the steps before */
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
        this.report(place, `No step before this one is called ${step}`, 'name an earlier step');
    }
  }

  private readOperation(step: JsonObject, pointer: string): StepOperation | undefined {
    const id = toText(step.operationId);
    const found = this.operations.find((operation) => operation.id === id);
    if (found !== undefined) return found;
    const ids = this.operations.map((operation) => operation.id);
    const nearest = findNearest(id, ids);
    this.report(
      joinPointer(pointer, 'operationId'),
      `The contract has no operation ${id === '' ? 'for this step' : id}`,
      nearest === undefined ? `write one of ${ids.join(', ')}` : `write ${nearest}`,
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
      return {name: toText(name), in: location as StepParameter['in'], value: value ?? null};
    });
  }

  private readCondition(text: string, pointer: string): Condition | undefined {
    const [, left = '', operator, right = ''] = CONDITION.exec(text) ?? [];
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
    const known = new Set<string>();
    const steps = listItems(workflow.steps).flatMap((step, index) => {
      const read = this.readStep(step, `${pointer}/steps/${index}`, inherited, known);
      known.add(toText(step.stepId));
      return read ?? [];
    });
    return {
      id: toText(workflow.workflowId),
      summary: toText(workflow.summary),
      ...(typeof workflow.description === 'string' && {description: workflow.description}),
      steps,
    };
  }
}

/**
 * Reads the workflows of an Arazzo document, as far as a page can show and run them. Redocly checks that the
 * document is valid.
 *
 * @param operations all that steps can call
 * @returns the workflows and their problems
 */
export function readWorkflows(
  source: YamlFile,
  operations: readonly StepOperation[],
): {readonly workflows: readonly Workflow[]; readonly problems: readonly Problem[]} {
  const document = source.value;
  const reader = new Reader(source, operations);
  const workflows = listItems(isJsonObject(document) ? document.workflows : []).map(
    (workflow, index) => reader.readWorkflow(workflow, `#/workflows/${index}`),
  );
  return {workflows, problems: reader.problems};
}
