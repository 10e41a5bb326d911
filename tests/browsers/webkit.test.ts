import { findWebKit } from '../../scripts/ensureEngines.mjs';
import { startWebKit } from './engines/webkit.ts';
import { journeys } from './journeys/all.ts';
import { firstPort } from './ports.ts';
import { runJourneys } from './runJourneys.ts';

const webKit = findWebKit();
if (webKit === undefined) throw new Error('WebKitGTK, its driver or Xvfb is missing');

runJourneys(() => startWebKit(webKit), firstPort + 1, journeys);
