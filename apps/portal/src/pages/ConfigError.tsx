import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import type { ConfigProblem } from '../config/config.ts';
import { portalMessages } from '../messages.ts';
import { ProblemPage } from './ProblemPage.tsx';

/** Shown when the portal cannot start, because config.json is missing or wrong. */
export function ConfigError({ problem, onRetry }: { problem: ConfigProblem; onRetry: () => void }) {
  const messages = useMessages(portalMessages);
  const titles = {
    missing: messages.configMissing,
    wrong: messages.configWrong,
    unreachable: messages.configUnreachable,
  };
  return (
    <main>
      <ProblemPage
        title={titles[problem.kind]}
        actions={<Button variant="primary" onPress={onRetry}>{messages.tryAgain}</Button>}
      >
        {problem.kind === 'unreachable' ? (
          <p role="alert">{messages.configConnection}</p>
        ) : (
          <>
            <p role="alert">{messages.configHint}</p>
            <p className="page-detail">
              {messages.configFile} {problem.detail}
            </p>
          </>
        )}
      </ProblemPage>
    </main>
  );
}
