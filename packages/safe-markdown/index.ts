export {renderChapters, renderInline, renderMarkdown, toPlainLine} from './markdown';
export {isSafeAddress} from './safe-address';
