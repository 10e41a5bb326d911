import '@valise/ui/theme';
import '@valise/ui/fonts.css';
import './portal.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchConfig } from './config.ts';
import { ConfigError } from './pages/ConfigError.tsx';
import { preloadAddress } from './routes/screens.ts';
import { createRequestedLocation } from './session/requestedLocation.ts';
import { createSession, followOtherTabs } from './session/session.ts';
import { browserStores } from './session/storage.ts';

const stores = browserStores();
const session = createSession(stores);
const requested = createRequestedLocation(stores.tab);
followOtherTabs(session);

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');
const root = createRoot(container);

async function start() {
  const isSignedIn = session.getSnapshot().session !== null;
  const [result] = await Promise.all([fetchConfig(), preloadAddress(isSignedIn, window.location.pathname)]);
  root.render(
    'config' in result ? (
      <App config={result.config} stores={stores} session={session} requested={requested} />
    ) : (
      <ConfigError problem={result.problem} onRetry={() => void start()} />
    ),
  );
}
void start();
