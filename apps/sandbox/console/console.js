// Sends the console's forms and buttons without a page load, and refreshes what the page shows.
const REFRESH_MS = 5000;
const result = document.querySelector('#result');
const form = document.querySelector('#switches-form');

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
  // Someone who is filling in the form keeps what they have typed.
  if (form.contains(document.activeElement)) return;
  for (const field of page.querySelectorAll('#switches-form [name]')) form.elements[field.name].value = field.value;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  void post('/sandbox/switches', {
    delayMs: Number(fields.get('delayMs')),
    failNext: Number(fields.get('failNext')),
    failWith: fields.get('failWith'),
    path: fields.get('path'),
  });
});

document.querySelector('#notify-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void post('/sandbox/notify', Object.fromEntries(new FormData(event.target)));
});

for (const button of document.querySelectorAll('[data-post]')) {
  button.addEventListener('click', () => {
    const { post: address, confirm, body } = button.dataset;
    if (confirm === undefined || globalThis.confirm(confirm)) void post(address, body === undefined ? {} : JSON.parse(body));
  });
}

// A request that fails because the server restarts is made again at the next interval.
setInterval(() => void refresh().catch(() => {}), REFRESH_MS);
