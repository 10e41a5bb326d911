import { html } from 'hono/html';
import { demoAccounts } from '../database/demo.ts';
import { type Manners, mannerValues } from '../laravel/manners.ts';
import { chatNumbers, chatSelects } from './chatFields.ts';
import type { ConsoleState } from './state.ts';
import { type Failure, failures } from './switches.ts';

const failureNames: Readonly<Record<Failure, string>> = {
  error: 'An error 500',
  network: 'A cut connection',
  html: 'A page of HTML',
};

const mannerLabels: Readonly<Record<keyof Manners, string>> = {
  pages: 'Lists come',
  keys: 'Keys are',
  throttle: 'Calls are limited',
  days: 'Days come',
  senderTypes: 'Senders come as',
  media: 'Addresses of files come',
  errors: 'Refusals are worded by',
  profile: 'A saved profile brings',
  uploads: 'Uploads arrive',
  values: 'Values are written by',
  broadcasting: 'The authorisation of channels is',
  maintenance: 'The application is',
  accept: 'Accept: application/json is',
  sockets: 'Sockets are',
};

const account = (who: string, { email, password, signIn }: { email: string; password: string | null; signIn: string }) => html`
  <tr>
    <th scope="row">${who}</th>
    <td><code>${email}</code></td>
    <td>${password === null ? 'none' : html`<code>${password}</code>`}</td>
    <td>${signIn}</td>
  </tr>`;

const mail = ({ to, subject, text, sentAt }: ConsoleState['mails'][number]) => html`
  <li>
    <h3>${subject}</h3>
    <p class="meta">To ${to}, <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
    <pre>${text}</pre>
  </li>`;

/** The console's page with the server's current state. Its script updates the parts marked `data-live`. */
export function consolePage({ switches, manners, authenticator, accounts, riders, realtime, chat, tickets, mails }: ConsoleState) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Valise sandbox</title>
    <link rel="icon" href="/sandbox/console.svg">
    <link rel="stylesheet" href="/sandbox/console.css">
    <script type="module" src="/sandbox/console.js"></script>
  </head>
  <body>
    <header>
      <h1>Valise sandbox</h1>
      <p>A real API with demo data on this machine. <a href="/">Open the portal</a></p>
    </header>
    <main>
      <p id="result" role="status"></p>
      <section aria-labelledby="accounts">
        <h2 id="accounts">Demo accounts</h2>
        <div class="scroll" role="region" aria-label="Table of demo accounts" tabindex="0">
          <table>
            <thead>
              <tr><th scope="col">Who</th><th scope="col">E-mail</th><th scope="col">Password</th><th scope="col">Signs in with</th></tr>
            </thead>
            <tbody>
              ${account('Partner', demoAccounts.partner)}
              ${account('Staff', demoAccounts.staff)}
              ${account('Google account', demoAccounts.google)}
            </tbody>
          </table>
        </div>
        <h3>Code of the staff account's authenticator</h3>
        <p data-live="authenticator">
          ${authenticator === null
            ? 'No authenticator is set up.'
            : html`<output class="code">${authenticator.code}</output> <span class="meta">for ${authenticator.secondsLeft} s</span>`}
        </p>
        <p class="meta">Secret for an app of your own: <code>${demoAccounts.staff.totpSecret}</code></p>
      </section>
      <section aria-labelledby="switches">
        <h2 id="switches">Disturb the API</h2>
        <form id="switches-form">
          <label>Every answer waits (ms)
            <input name="delayMs" type="number" min="0" max="120000" step="100" value="${switches.delayMs}" required>
          </label>
          <label>So many of the next calls fail
            <input name="failNext" type="number" min="0" max="1000" value="${switches.failNext}" required>
          </label>
          <label>They fail with
            <select name="failWith">
              ${failures.map((failure) => html`<option value="${failure}" ${failure === switches.failWith ? 'selected' : ''}>${failureNames[failure]}</option>`)}
            </select>
          </label>
          <label>Only paths that start with
            <input name="path" type="text" value="${switches.path}" placeholder="/products" autocomplete="off" spellcheck="false">
          </label>
          <button type="submit">Set switches</button>
        </form>
        <p class="meta" data-live="switches">${switchesSentence(switches)}</p>
        <div class="actions">
          <button type="button" data-post="/sandbox/expire-sessions">Expire all sessions now</button>
          <button type="button" class="danger" data-post="/sandbox/reset" data-confirm="Everything added since the first start is lost.">Start over with fresh data</button>
        </div>
      </section>
      <section aria-labelledby="manners">
        <h2 id="manners">Answer like a Laravel application</h2>
        <form id="manners-form">
          ${Object.entries(mannerValues).map(([name, values]) => html`<label>${mannerLabels[name as keyof Manners]}
            <select name="${name}">${values.map((value) => html`<option ${value === manners[name as keyof Manners] ? 'selected' : ''}>${value}</option>`)}</select>
          </label>`)}
          <button type="submit">Set manners</button>
        </form>
      </section>
      <section aria-labelledby="orders">
        <h2 id="orders">Orders and riders</h2>
        <p class="meta">The partner and staff are notified of new and of assigned orders.</p>
        <div class="actions">
          <button type="button" data-post="/sandbox/orders/new">A traveler orders</button>
          <button type="button" data-post="/sandbox/orders/assign-elsewhere">Somebody else assigns a rider</button>
        </div>
        <form id="rider-form">
          <label>Rider
            <select name="id">${riders.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select>
          </label>
          <label>Is
            <select name="availability"><option>Offline</option><option>Online</option></select>
          </label>
          <button type="submit">Set availability</button>
        </form>
        <p class="meta" data-live="riders">Online: ${riders.filter(({ availability }) => availability === 'Online').map(({ name }) => name).join(', ')}.</p>
      </section>
      <section aria-labelledby="refunds">
        <h2 id="refunds">Refunds</h2>
        <p class="meta">The partner and staff are notified of requested and of decided refunds.</p>
        <div class="actions">
          <button type="button" data-post="/sandbox/refunds/new">A traveler asks for a refund</button>
          <button type="button" data-post="/sandbox/refunds/decide-elsewhere">Somebody else approves a refund</button>
          <button type="button" data-post="/sandbox/refunds/decide-elsewhere" data-body='{"status":"Rejected"}'>Somebody else rejects a refund</button>
        </div>
      </section>
      <section aria-labelledby="realtime">
        <h2 id="realtime">Realtime</h2>
        <form id="notify-form">
          <label>For
            <select name="email">${accounts.map((email) => html`<option value="${email}">${email}</option>`)}</select>
          </label>
          <label>Title
            <input name="title" type="text" value="New order" autocomplete="off">
          </label>
          <label>Message
            <input name="message" type="text" value="Order #20424 from Yuki Tanaka is waiting for a rider." autocomplete="off">
          </label>
          <label>Leads to
            <input name="url" type="text" value="/orders/ordersdetail/20424" autocomplete="off" spellcheck="false">
          </label>
          <button type="submit">A notification arrives</button>
        </form>
        <p class="meta" data-live="sockets">${socketsSentence(realtime)}</p>
        <div class="actions">
          <button type="button" data-post="/sandbox/drop-sockets">Sockets drop</button>
          <button type="button" data-post="/sandbox/freeze-sockets">Sockets go half-open</button>
          ${[4009, 4200, 4301].map((code) => html`<button type="button" data-post="/sandbox/drop-sockets" data-body='{"code":${code}}'>Sockets close with ${code}</button>`)}
          <button type="button" data-post="/sandbox/switches" data-body='{"failNext":3,"failWith":"error","path":"/broadcasting/auth"}'>The next 3 authorisations fail</button>
        </div>
      </section>
      <section aria-labelledby="chat">
        <h2 id="chat">Support chat</h2>
        <form id="traveler-form">
          <label>Ticket
            <select name="ticketId">${tickets.map(({ id, number, name }) => html`<option value="${id}">${number}, ${name}</option>`)}</select>
          </label>
          <label>Message
            <input name="message" type="text" value="Hello, is anybody there?" autocomplete="off">
          </label>
          <button type="submit">The traveler writes</button>
        </form>
        <form id="chat-form">
          ${chatSelects(chat).map(({ name, label, options, value }) => html`
          <label>${label}
            <select name="${name}">
              ${options.map(([option, words]) => html`<option value="${option}" ${option === value ? 'selected' : ''}>${words}</option>`)}
            </select>
          </label>`)}
          ${chatNumbers(chat).map(({ name, label, most, value }) => html`
          <label>${label}
            <input name="${name}" type="number" min="0" max="${most}" value="${value}" required>
          </label>`)}
          <button type="submit">Set the chat</button>
        </form>
        <p class="meta" data-live="held">Held events: ${chat.heldEvents}, held answers: ${chat.heldAnswers}.</p>
      </section>
      <section aria-labelledby="outbox">
        <h2 id="outbox">Outbox</h2>
        <p class="meta">Mails end here and go nowhere.</p>
        <ol data-live="outbox">${mails.length === 0 ? html`<li class="meta">No mails yet.</li>` : mails.map(mail)}</ol>
      </section>
    </main>
  </body>
</html>`;
}

function socketsSentence(realtime: ConsoleState['realtime']): string {
  if (realtime === null) return 'Another service holds the sockets.';
  const { sockets, subscriptions } = realtime;
  return `Open sockets: ${sockets}, subscriptions: ${subscriptions}.`;
}

function switchesSentence({ delayMs, failNext, failWith, path, isRealtime }: ConsoleState['switches']): string {
  const answers = delayMs === 0 ? 'Answers come at once.' : `Every answer waits ${delayMs} ms.`;
  const delay = isRealtime ? answers : `${answers} The portal is told of no sockets.`;
  const where = path === '' ? '' : ` below ${path}`;
  return failNext === 0 ? `${delay} No call fails on purpose.` : `${delay} The next ${failNext} calls${where} fail: ${failureNames[failWith].toLowerCase()}.`;
}
