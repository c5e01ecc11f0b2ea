import {toCurl} from './curl';
import {prepare} from './prepare';
import type {SampleRequest} from './types';

/** The curl command alone, as `makeSamples` has it: a page loads no other language for it. */
export const makeCurl = (request: SampleRequest): string => toCurl(prepare(request));
