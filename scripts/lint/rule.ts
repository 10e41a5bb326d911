/** As much of an ESTree node as the rules read. */
export interface Node {
  type: string;
  parent: Node;
  name?: string;
  id?: Node;
  callee?: Node;
  source?: Node | null;
  /** A literal's value. */
  value?: unknown;
}

/** A rule of Oxlint, whose interface is ESLint's. */
export interface Rule {
  create: (context: {
    /** Absolute. */
    filename: string;
    report: (problem: { node: Node; message: string }) => void;
  }) => Partial<Record<string, (node: Node) => void>>;
}
