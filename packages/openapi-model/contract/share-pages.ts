import {type JsonObject, writeJson} from '@openapi-portal/reports/json';

import {BUDGET, countSteps} from '../budget';
import type {Cursor} from './cursor';
import {listOperations} from './operations';
import {listWebhooks} from './webhooks';

/** Precision of a share in bytes: a small edit of a contract must not change the limits of all its pages. */
const STEP = 10_000;

const sizes = new WeakMap<JsonObject, number>();

/** Returns the length of a contract as JSON. */
function measure({root}: Cursor): number {
  const size = sizes.get(root) ?? writeJson(root).length;
  sizes.set(root, size);
  return size;
}

const limitHtml = (contract: Cursor, html: number): number =>
  html + BUDGET.pages.perByte * measure(contract);

/** Returns true if the pages of a contract have expanded as many schemas as they may together. */
export function hasExpandedAll(contract: Cursor): boolean {
  const left = countSteps(contract.root, 'schemas', 0);
  return left < 0 && left < -measure(contract) / 4;
}

/** Returns the total HTML size in bytes that the pages of schemas may have. */
export const limitSchemaPages = (contract: Cursor): number =>
  limitHtml(contract, BUDGET.pages.schemas);

/** Returns the average HTML size in bytes that the page of an operation or webhook may have. */
export function sharePages(contract: Cursor): number {
  const operations = listOperations(contract);
  const pages = operations.length + listWebhooks(contract, operations).length;
  const total = limitHtml(contract, BUDGET.pages.html);
  return STEP * Math.floor(total / Math.max(1, pages) / STEP);
}
