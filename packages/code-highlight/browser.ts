export {highlightJson, toJsonPieces} from './highlight-json';
export {type Piece, renderPieces, toClassName, toNode} from './pieces';
