import {writeJson} from '@openapi-portal/reports/json';

import {BUDGET} from '../budget';
import type {Cursor} from './cursor';
import {listOperations} from './operations';
import {listWebhooks} from './webhooks';

/** Precision of a share in bytes: a small edit of a contract must not change the limits of all its pages. */
const STEP = 10_000;

/** Returns the average HTML size in bytes that the page of an operation or webhook may have. */
export function sharePages(contract: Cursor): number {
  const operations = listOperations(contract);
  const pages = operations.length + listWebhooks(contract, operations).length;
  const {html, perByte} = BUDGET.pages;
  const total = html + perByte * writeJson(contract.root).length;
  return STEP * Math.floor(total / Math.max(1, pages) / STEP);
}
