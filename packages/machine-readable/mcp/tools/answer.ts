import {writeJson} from '@openapi-portal/reports/json';
import {z} from 'zod';

/** What says of a tool that it only reads, and only this site. */
export const annotations = {readOnlyHint: true, openWorldHint: false};

/** The API that a tool is asked about. */
export const api = z.string().optional().describe('Id of an API; all APIs where it is left out');

/** An answer as data, and as text for clients that read nothing else. */
export const answer = (content: Record<string, unknown>, text = writeJson(content)) => ({
  content: [{type: 'text' as const, text}],
  structuredContent: content,
});
