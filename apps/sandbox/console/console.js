// Sends the console's forms and buttons without loading a page, and refreshes the shown data.
const REFRESH_MS = 5000;
const result = document.querySelector('#result');
const switchesForm = document.querySelector('#switches-form');
const chatForm = document.querySelector('#chat-form');
const mannersForm = document.querySelector('#manners-form');

async function post(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  const { message } = await response.json();
  result.textContent = message ?? 'The switches are set.';
  await refresh();
}

async function refresh() {
  const page = new DOMParser().parseFromString(await (await fetch('/sandbox')).text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
    if (fresh !== null && fresh.textContent !== part.textContent) part.replaceChildren(...fresh.childNodes);
  }
  for (const form of [switchesForm, mannersForm, chatForm]) {
    // A form that somebody is filling in keeps its typed text.
    if (form.contains(document.activeElement)) continue;
    for (const field of page.querySelectorAll(`#${form.id} [name]`)) form.elements[field.name].value = field.value;
  }
}

switchesForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(switchesForm);
  void post('/sandbox/switches', {
    delayMs: Number(fields.get('delayMs')),
    failNext: Number(fields.get('failNext')),
    failWith: fields.get('failWith'),
    path: fields.get('path'),
  });
});

mannersForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void post('/sandbox/manners', Object.fromEntries(new FormData(mannersForm)));
});

document.querySelector('#notify-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void post('/sandbox/notify', Object.fromEntries(new FormData(event.target)));
});

document.querySelector('#rider-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void post('/sandbox/riders/availability', Object.fromEntries(new FormData(event.target)));
});

document.querySelector('#traveler-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void post('/sandbox/traveler', Object.fromEntries(new FormData(event.target)));
});

// A field named "events.lose" sets `lose` of `events`. Its text becomes a number, true or false if it reads as one.
const valueOf = (text) => (/^(\d+|true|false)$/.test(text) ? JSON.parse(text) : text);

chatForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const change = {};
  for (const [name, text] of new FormData(chatForm)) {
    const [group, inner] = name.split('.');
    if (inner === undefined) change[group] = valueOf(text);
    else (change[group] ??= {})[inner] = valueOf(text);
  }
  void post('/sandbox/chat', change);
});

for (const button of document.querySelectorAll('[data-post]')) {
  button.addEventListener('click', () => {
    const { post: address, confirm, body } = button.dataset;
    if (confirm === undefined || globalThis.confirm(confirm)) void post(address, body === undefined ? {} : JSON.parse(body));
  });
}

// A request that fails because the server restarts is repeated at the next interval.
setInterval(() => void refresh().catch(() => {}), REFRESH_MS);
