import '@valise/ui/theme';
import '@valise/ui/fonts.css';
import './pages/portal.css';
import { setMediaBase } from '@valise/contract';
import { errorLine, watchPage } from '@valise/features/kit';
import { ReportProvider } from '@valise/ui/CopyButton';
import { I18nProvider } from '@valise/ui/messages';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchConfig } from './config/config.ts';
import { locale } from './locale.ts';
import { ConfigError } from './pages/ConfigError.tsx';
import { reports, sendReportsTo } from './reports/reports.ts';
import { firstPath, preloadPath } from './router/code/preload.ts';
import { keyFirstEntry } from './router/scroll/firstEntry.ts';
import { forgetAfterLogout } from './session/otherTabs/forgetAfterLogout.ts';
import { unsavedWork } from './session/otherTabs/unsavedWork.ts';
import { createReturnTo } from './session/signIn/returnTo.ts';
import { createSession, followOtherTabs } from './session/session.ts';
import { browserStores } from './session/storage.ts';

const stores = browserStores();
const session = createSession(stores, (userId) => unsavedWork(stores, userId).length > 0);
const returnTo = createReturnTo(stores.tab);
followOtherTabs(session);
forgetAfterLogout(session, stores);
keyFirstEntry();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');
watchPage(reports);
const root = createRoot(container, {
  onCaughtError(error) {
    reports.add('error', errorLine(error));
    console.error(error);
  },
});

/** Renders once the configuration and the code of the first screen have loaded. */
async function start() {
  const path = firstPath(window.location.pathname, session.getSnapshot().session !== null);
  const [result] = await Promise.all([fetchConfig(), preloadPath(path)]);
  if ('config' in result && result.config.reportUrl !== undefined) sendReportsTo(result.config.reportUrl);
  if ('config' in result) setMediaBase(new URL(`${result.config.mediaBase}/`, window.location.origin).href);
  root.render(
    <I18nProvider locale={locale}>
      <ReportProvider text={reports.text}>
        {'config' in result ? (
          <App config={result.config} stores={stores} session={session} returnTo={returnTo} />
        ) : (
          <ConfigError problem={result.problem} onRetry={() => void start()} />
        )}
      </ReportProvider>
    </I18nProvider>,
  );
}
void start();
