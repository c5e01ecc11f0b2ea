export {checkMarkdown, renderChapters, renderInline, renderMarkdown, toPlainLine} from './markdown';
export {toPlainText} from './plain-text';
export {isSafeUrl} from './safe-url';
