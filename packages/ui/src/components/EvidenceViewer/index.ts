export { EvidenceViewer, type EvidenceViewerProps } from './EvidenceViewer.tsx';
