export {findDiagramMistake} from './draw-diagram';
export {default as mermaidDiagrams} from './mermaid-diagrams';
export type {DiagramMistake} from './mistake';
