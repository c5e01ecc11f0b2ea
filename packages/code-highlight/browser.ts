export {highlightJson, toJsonPieces} from './highlight-json';
export {escapeHtml, toClassName} from './html';
export {type Piece, renderPieces, toNode} from './pieces';
