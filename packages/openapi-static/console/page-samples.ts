import {makeSamples} from '../samples/make-samples';
import type {SampleRequest} from '../samples/types';
import {highlightSample} from './highlight-sample';
import styles from './styles.module.css';

const NOTE = 'With what you entered above. Secrets come from environment variables.';

const toCode = (request: SampleRequest): ReadonlyMap<string, string> =>
  new Map(makeSamples(request).map(({language, code}) => [language, code]));

/** A block of the page's code samples that we made: those that the contract brings stay as they are. */
interface Block {
  readonly language: string;
  readonly code: HTMLElement;
  /** What the page came with. */
  readonly html: string;
}

function findBlocks(served: SampleRequest): readonly Block[] {
  const ours = toCode(served);
  const folds = document.querySelectorAll<HTMLElement>('.api-samples [data-language]');
  return [...folds].flatMap((fold) => {
    const {language = ''} = fold.dataset;
    const code = fold.querySelector<HTMLElement>('pre > code');
    if (code?.textContent !== ours.get(language) || code === null) return [];
    return [{language, code, html: code.innerHTML}];
  });
}

/**
 * The code samples of the page, for others to be shown in their place.
 *
 * @param served the request that the page's samples were made of at build
 */
export function openPageSamples(served: SampleRequest) {
  const blocks = findBlocks(served);
  const note = document.createElement('p');
  note.className = styles.note ?? '';
  note.textContent = NOTE;

  function show(request: SampleRequest): void {
    const samples = toCode(request);
    for (const {language, code} of blocks) {
      code.innerHTML = highlightSample(samples.get(language) ?? '', language);
    }
    blocks[0]?.code.closest('.api-languages')?.before(note);
  }

  function restore(): void {
    for (const {code, html} of blocks) code.innerHTML = html;
    note.remove();
  }

  return {show, restore};
}
