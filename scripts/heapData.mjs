/** Kinds of nodes that are not data: machine code and bytecode of functions that run often, and the engine's own additions. */
const ignoredTypes = ['code', 'native', 'object shape', 'hidden'];

/**
 * The bytes of a page's heap after a garbage collection, without code: the data that the page keeps.
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<number>}
 */
export async function heapData(session) {
  /** @type {string[]} */
  const chunks = [];
  /** @param {{ chunk: string }} event */
  const onChunk = ({ chunk }) => void chunks.push(chunk);
  // Collects twice, because objects that the first collection finalizes are freed by the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  /** @type {{ snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] }} */
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const ignored = ignoredTypes.map((name) => types[0].indexOf(name));
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!ignored.includes(nodes[at + fields.indexOf('type')] ?? 0)) sum += nodes[at + fields.indexOf('self_size')] ?? 0;
  return sum;
}
