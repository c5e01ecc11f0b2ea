import type {Json} from '@openapi-portal/openapi-model/inputs';

/** A workflow of an Arazzo document (1.0.1) as a page shows and runs it. */
export interface Workflow {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowStep {
  readonly id: string;
  readonly description?: string;
  readonly operation: StepOperation;
  /** Parameters of the workflow and of the step; values may contain runtime expressions. */
  readonly parameters: readonly StepParameter[];
  readonly body?: {readonly contentType: string; readonly payload: Json};
  readonly conditions: readonly Condition[];
  /** Runtime expressions by output name. */
  readonly outputs: Readonly<Record<string, string>>;
}

export interface StepOperation {
  readonly id: string;
  readonly title: string;
  /** In upper case. */
  readonly method: string;
  /** Path template such as `/users/{user_id}`. */
  readonly path: string;
  /** Path of the operation's page, without the base path. */
  readonly href: string;
}

export interface StepParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: Json;
}

/** A simple condition of Arazzo: two operands that must be equal or must differ. */
export interface Condition {
  readonly left: string;
  readonly isEqual: boolean;
  /** A runtime expression or a JSON literal. */
  readonly right: string | {readonly literal: Json};
}
