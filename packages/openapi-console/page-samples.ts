import {toNode} from '@openapi-portal/code-highlight/browser';

import {makeSamplePairs} from '@openapi-portal/openapi-samples';
import {
  buildInitialForm,
  type ConsoleForm,
  toSampleRequest,
  toShortRequest,
} from '@openapi-portal/openapi-requests';
import {highlightSample} from './highlight-sample';
import {
  type ConsoleModel,
  fillVariables,
  type Sample,
  trimSlashes,
} from '@openapi-portal/openapi-model/inputs';
import styles from './styles.module.css';

const NOTE = 'Uses your input. Secrets come from environment variables.';

/** The values that a reader entered in the console, with secrets replaced by a placeholder. */
interface Entered {
  readonly model: ConsoleModel;
  readonly form: ConsoleForm;
  /** URL without a trailing slash. */
  readonly server: string;
}

/** A code sample on the page that the build generated. Samples written in the contract are never changed. */
interface Block {
  readonly language: string;
  /** True for the program with error handling. */
  readonly isFull: boolean;
  readonly code: HTMLElement;
  readonly served: readonly Node[];
}

/** @throws SyntaxError if a value that must be JSON is invalid */
function toSamples({model, form, server}: Entered): ReadonlyMap<string, Sample> {
  const short = toShortRequest(model, form, server);
  const pairs = makeSamplePairs(short, toSampleRequest(model, form, server));
  return new Map(pairs.map((sample) => [sample.language, sample]));
}

/** Returns the code of a block; `''` if the language cannot send the request. */
function findCode(
  samples: ReadonlyMap<string, Sample>,
  {language, isFull}: Pick<Block, 'language' | 'isFull'>,
): string {
  const sample = samples.get(language);
  return (isFull ? sample?.full : sample?.code) ?? '';
}

/** Writes the input as a curl command. Throws a SyntaxError for invalid JSON. */
export function writeCurl(entered: Entered): string {
  const command = toSamples(entered).get('curl')?.code;
  if (command === undefined) throw new Error('curl cannot send this request');
  return command;
}

function toServed(model: ConsoleModel): Entered {
  const [server] = model.servers;
  const address = server === undefined ? '' : trimSlashes(fillVariables(server, {}));
  return {model, form: buildInitialForm(model), server: address};
}

function findBlocks(model: ConsoleModel): readonly Block[] {
  const ours = toSamples(toServed(model));
  const folds = document.querySelectorAll<HTMLElement>('.api-samples [data-language]');
  return [...folds].flatMap((fold) =>
    [...fold.querySelectorAll<HTMLElement>('pre > code')].flatMap((code) => {
      const {language = ''} = fold.dataset;
      const isFull = code.closest('.api-full') !== null;
      if (code.textContent !== findCode(ours, {language, isFull})) return [];
      return [{language, isFull, code, served: [...code.childNodes]}];
    }),
  );
}

/** Finds the samples of the page. `show` replaces them with samples for the input; `restore` puts them back. */
export function openPageSamples(model: ConsoleModel) {
  const blocks = findBlocks(model);
  const note = document.createElement('p');
  note.className = styles.note ?? '';
  note.textContent = NOTE;

  function show(entered: Entered): void {
    const samples = toSamples(entered);
    for (const {code, ...block} of blocks) {
      const pieces = highlightSample(findCode(samples, block), block.language);
      code.replaceChildren(...pieces.map(toNode));
    }
    blocks[0]?.code.closest('.api-languages')?.before(note);
  }

  function restore(): void {
    for (const {code, served} of blocks) code.replaceChildren(...served);
    note.remove();
  }

  return {show, restore};
}
