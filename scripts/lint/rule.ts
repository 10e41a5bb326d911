/** The part of an ESTree node that the rules read. */
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

/** An Oxlint rule, which has ESLint's interface. */
export interface Rule {
  create: (context: {
    /** The absolute path of the file. */
    filename: string;
    report: (problem: { node: Node; message: string }) => void;
  }) => Partial<Record<string, (node: Node) => void>>;
}
