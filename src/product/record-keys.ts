import {entities} from './entities';

const letters = entities.flatMap(({key}) => key ?? []);

/** The keys of vulnerabilities are CVE IDs. */
const KEY = String.raw`\b(?:${letters.join('|')})-\d{4}\b|\bCVE-\d{4}-\d{4,}\b`;

/** Splits text at record keys. The parts at odd indexes are the keys. */
export const splitByKeys = (text: string): readonly string[] => text.split(new RegExp(`(${KEY})`));

const whole = new RegExp(`^(?:${KEY})$`);

export const isRecordKey = (text: string): boolean => whole.test(text);
