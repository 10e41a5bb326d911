const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'loading'];

/** The main-thread events that each line of the table counts. */
const kinds = {
  scripts: ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'EventDispatch'],
  compiling: ['v8.compile', 'v8.compileModule', 'v8.produceCache'],
  styles: ['UpdateLayoutTree'],
  layouts: ['Layout'],
  prePaints: ['PrePaint'],
  paints: ['Paint'],
  layers: ['Layerize', 'UpdateLayerTree', 'UpdateLayer'],
  commits: ['Commit'],
};
const LONG_TASK_MS = 50;

/** The ms that events cover. An event inside another is not counted twice. */
function covered(events) {
  let end = 0;
  let sum = 0;
  for (const { ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    const until = ts + dur;
    if (until <= end) continue;
    sum += until - Math.max(ts, end);
    end = until;
  }
  return sum / 1000;
}

/** How often a trace shows each kind of work on the page's main thread, and for how many ms. */
export function countTrace(trace) {
  const { traceEvents } = JSON.parse(trace);
  const dispatches = traceEvents.filter(({ name }) => name === 'EventDispatch');
  const main = traceEvents.filter(({ pid, tid, ph }) => ph === 'X' && pid === dispatches[0]?.pid && tid === dispatches[0]?.tid);
  const counts = {};
  for (const [kind, names] of Object.entries(kinds)) {
    const events = main.filter(({ name }) => names.includes(name));
    counts[kind] = { count: events.length, ms: covered(events) };
  }
  const tasks = main.filter(({ name }) => name.endsWith('RunTask'));
  const long = tasks.filter(({ dur }) => dur > LONG_TASK_MS * 1000);
  counts.elementsStyled = main.reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0), 0);
  counts.tasks = { count: tasks.length, ms: covered(tasks) };
  counts.longTasks = { count: long.length, ms: covered(long) };
  return counts;
}

/** Traces the browser while `work` runs. */
export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories });
  const result = await work();
  const trace = (await browser.stopTracing()).toString();
  return { result, trace };
}
