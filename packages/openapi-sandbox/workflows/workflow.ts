import type {Json} from '@openapi-portal/openapi-model/inputs';

/** A workflow of an Arazzo document (1.0.1) as a page shows and runs it. */
export interface Workflow {
  /** Its `workflowId`. */
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
  /** Runtime expressions by the names of what they give. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** The operation that a step calls. */
export interface StepOperation {
  readonly id: string;
  readonly title: string;
  /** In capitals. */
  readonly method: string;
  /** Template such as `/users/{user_id}`. */
  readonly path: string;
  /** Its page, without the base path. */
  readonly href: string;
}

export interface StepParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: Json;
}

/** A simple condition of Arazzo: two operands that are equal, or are not. */
export interface Condition {
  readonly left: string;
  readonly isEqual: boolean;
  /** A runtime expression, or a literal as JSON. */
  readonly right: string | {readonly literal: Json};
}
