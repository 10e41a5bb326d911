import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';
import { FaultProxy } from '../../e2e/faults/network/faultProxy.ts';
import type { Profile } from './engines/engine.ts';
import { Page, role } from './engines/page.ts';
import type { Sandbox } from './sandbox.ts';

export const partner = { email: 'marta@valise.club', password: 'linen-and-loden' };
export const staff = { email: 'staff@valise.club', password: 'brass-and-cognac' };

/** What a person does in any browser. */
export interface Journey {
  title: string;
  run: (desk: Desk) => Promise<void>;
}

/** A browser at the portal, for one journey. */
export class Desk {
  readonly sandbox: Sandbox;
  /** Stands between the browser and the sandbox. */
  readonly network: FaultProxy;
  readonly #profile: Profile;
  readonly #pages: Page[] = [];

  private constructor(profile: Profile, sandbox: Sandbox, network: FaultProxy) {
    this.#profile = profile;
    this.sandbox = sandbox;
    this.network = network;
  }

  static async open(profile: Profile, sandbox: Sandbox) {
    return new Desk(profile, sandbox, await FaultProxy.start(sandbox.origin));
  }

  /** A new window. */
  async newPage(): Promise<Page> {
    const page = new Page(await this.#profile.open(), this.network.origin);
    this.#pages.push(page);
    return page;
  }

  /** A new window with a session of the partner at an address. */
  async signedIn(path: string): Promise<Page> {
    const page = await this.newPage();
    const response = await fetch(`${this.sandbox.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(partner),
    });
    const { data } = (await response.json()) as { data: { token: string; user: { type: string } } };
    // Firefox gives a page of JSON no storage.
    await page.goto('/sandbox/console.css');
    await page.tab.evaluate(
      (entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
      },
      { type: data.user.type, auth_user: JSON.stringify(data.user), auth_token: data.token },
    );
    await page.goto(path);
    return page;
  }

  /** Keeps a picture of a window for looking at. */
  async picture(page: Page, name: string) {
    const folder = join(root, 'test-results/browsers', this.#profile.version.replaceAll(/\W+/g, '-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), await page.tab.screenshot());
  }

  /** The last print as a PDF. */
  async printed(): Promise<Uint8Array> {
    if (this.#profile.printed === undefined) throw new Error(`${this.#profile.version} prints by hand alone`);
    return this.#profile.printed();
  }

  async problems(): Promise<string[]> {
    return (await Promise.all(this.#pages.map((page) => page.problems()))).flat();
  }

  async pictureAll(name: string) {
    for (const [index, page] of this.#pages.entries()) await this.picture(page, `${name} ${index + 1}`);
  }

  async close() {
    await this.#profile.close();
    await this.network.stop();
  }
}

export async function fillSignIn(page: Page, { email, password }: typeof partner) {
  await page.see(role('heading', 'Sign in'));
  await page.fill(role('textbox', 'Email'), email);
  await page.fill(role('textbox', 'Password'), password);
}
