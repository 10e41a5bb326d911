import { findWebKit } from '../../scripts/ensureEngines.mjs';
import { startWebKit } from './engines/webkit.ts';
import { journeys } from './journeys/all.ts';
import { firstPort } from './ports.ts';
import { runJourneys } from './runJourneys.ts';

const webKit = findWebKit();
if (webKit === undefined) throw new Error('WebKitGTK, its driver or Xvfb is missing');

// WebKitGTK shows its dialog for every print, which no driver presses.
console.log('Left out in WebKitGTK: printing, which needs a person at its dialog.');
runJourneys(() => startWebKit(webKit), firstPort + 1, journeys);
