import {entities} from './entities';

const letters = entities.flatMap(({key}) => key ?? []);

/** Vulnerabilities have the number that the CVE Program gives them. */
const KEY = String.raw`\b(?:${letters.join('|')})-\d{4}\b|\bCVE-\d{4}-\d{4,}\b`;

/** A text in parts: the second, the fourth and so on are keys of records. */
export const splitByKeys = (text: string): readonly string[] => text.split(new RegExp(`(${KEY})`));

const whole = new RegExp(`^(?:${KEY})$`);

/** Returns true if a text is exactly one record key. */
export const isRecordKey = (text: string): boolean => whole.test(text);
