export {default as codeHighlight} from './code-highlight';
export {highlightToHtml} from './highlight-code';
