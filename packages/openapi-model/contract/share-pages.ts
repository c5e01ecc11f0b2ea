import {writeJson} from '@openapi-portal/reports/json';

import {BUDGET} from '../budget';
import type {Cursor} from './cursor';
import {listOperations} from './operations';
import {listWebhooks} from './webhooks';

/** Precision of a share in bytes: a small edit of a contract must not change the limits of all its pages. */
const STEP = 10_000;

const limitHtml = (contract: Cursor, html: number): number =>
  html + BUDGET.pages.perByte * writeJson(contract.root).length;

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
