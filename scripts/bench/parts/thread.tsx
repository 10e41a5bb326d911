import { type ChatMessage, ChatThread } from '@valise/ui/ChatThread';
import { Composer } from '@valise/ui/Composer';
import { ready } from '@valise/ui/LoadableView';
import { renderOnOpen } from './draw.tsx';

const count = 10_000;
const hour = 60 * 60 * 1000;
const texts = ['The hem is fine.', 'Could a rider bring it before noon?', 'Of course. Which hotel is it?', 'Casa Bonay, as before, and thank you for asking twice.'];

const messages = Array.from({ length: count }, (_, place): ChatMessage => {
  const isOwn = place % 2 === 1;
  return {
    key: String(place),
    text: `${place + 1}. ${texts[place % texts.length]}`,
    at: new Date(Date.UTC(2026, 10, 20) - (count - place) * 3 * hour),
    isOwn,
    author: isOwn ? { name: 'Marta Vidal' } : { name: 'Emma Dahl' },
    status: isOwn ? 'sent' : undefined,
  };
});
const thread = ready(messages);

renderOnOpen(
  <>
    <div style={{ blockSize: 640 }}>
      <ChatThread label="Messages" messages={thread} />
    </div>
    <Composer onSend={() => {}} />
  </>,
  () => document.querySelector(`[data-key="${count - 1}"]`) !== null,
);
