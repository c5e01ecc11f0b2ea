export {highlightJson, toJsonPieces} from './highlight-json';
export {type Piece, renderPieces, splitPieces, toClassName, toNode} from './pieces';
