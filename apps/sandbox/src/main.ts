import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoAccounts } from './database/demo.ts';
import { pusherServiceFrom } from './realtime/pusherSettings.ts';
import { type Sandbox, startSandbox } from './server.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const help = `Usage: main.ts [options]

  --port N        listen on this port (4100); a taken one leads to the next free one
  --strict-port   a taken port is an error
  --data DIR      folder of the database and the uploads (.data)
  --fresh         start over with fresh demo data
  --products N    fill up to so many demo products (248)
  --orders N      fill up to so many demo orders (190)
  --refunds N     fill up to so many demo refunds (48)
  --portal DIR    the portal's build (apps/portal/dist)
  --no-portal     serve the API and the console alone
  --password-cost N  scrypt's cost of new passwords, as a power of two (15); tests save time with less
  --origin URL    another origin whose pages may call the API; may be repeated
`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4100' },
      'strict-port': { type: 'boolean', default: false },
      data: { type: 'string', default: fromRoot('.data') },
      fresh: { type: 'boolean', default: false },
      products: { type: 'string' },
      orders: { type: 'string' },
      refunds: { type: 'string' },
      portal: { type: 'string', default: fromRoot('apps/portal/dist') },
      'no-portal': { type: 'boolean', default: false },
      'password-cost': { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: string, value: string, most: number): number => {
    if (!/^\d+$/.test(value) || Number(value) > most) throw new Error(`--${name} takes a whole number up to ${most}.`);
    return Number(value);
  };
  return {
    help: values.help,
    options: {
      port: whole('port', values.port, 65_535),
      strictPort: values['strict-port'],
      dataDirectory: values.data,
      fresh: values.fresh,
      ...(values.products === undefined ? {} : { products: whole('products', values.products, 1_000_000) }),
      ...(values.orders === undefined ? {} : { orders: whole('orders', values.orders, 1_000_000) }),
      ...(values.refunds === undefined ? {} : { refunds: whole('refunds', values.refunds, 1_000_000) }),
      ...(values['password-cost'] === undefined ? {} : { passwordCost: whole('password-cost', values['password-cost'], 20) }),
      portalDirectory: values['no-portal'] ? null : values.portal,
      origins: values.origin.map((origin) => new URL(origin).origin),
      pusher: pusherServiceFrom(process.env),
    },
  };
}

function announce({ address, port }: Sandbox, wanted: number): void {
  const { partner, staff, google } = demoAccounts;
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  console.log(`
  Valise runs at ${address}

    Partner   ${partner.email}   ${partner.password}
    Staff     ${staff.email}   ${staff.password}   (code: see the console)
    Google    ${google.email}

  Console   ${address}/sandbox
  Staff's authenticator secret   ${staff.totpSecret}
  Ctrl-C stops everything.
`);
}

async function main(): Promise<void> {
  const { help: isHelp, options } = readArguments();
  if (isHelp) return console.log(help);
  const sandbox = await startSandbox(options);
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  announce(sandbox, options.port);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
