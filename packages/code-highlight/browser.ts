export {highlightJson, toJsonPieces} from './highlight-json';
export {toClassName} from './html';
export {type Piece, renderPieces, toNode} from './pieces';
