/** Kinds of nodes that are no data: machine code and bytecode, which the engine keeps of functions that often run, and what it adds itself. */
const ignoredTypes = ['code', 'native', 'object shape', 'hidden'];

/**
 * The bytes of a page's heap after a garbage collection, without code: what the page keeps.
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<number>}
 */
export async function heapData(session) {
  /** @type {string[]} */
  const chunks = [];
  /** @param {{ chunk: string }} event */
  const onChunk = ({ chunk }) => void chunks.push(chunk);
  // What the first collection finalizes is garbage of the second.
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
