import { markupOf, stylesOf } from '../byHand/writePages.mjs';
import { measureLoad } from '../measure/load.mjs';

const addresses = { portal: '/login', byHand: '/by-hand/signIn.html' };

/** The markup and styles of sign-in. */
export async function readSignIn(page) {
  await page.goto(addresses.portal);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByRole('button', { name: 'Google' }).waitFor();
  return { name: 'signIn', styles: await stylesOf(page), parts: { screen: await markupOf(page, '#root > *') } };
}

/** One round: a first visit until sign-in is usable, at full speed and with the processor four times slower. */
export async function measureSignIn(withVisit, side) {
  const load = (slowdown) => withVisit((visit) => measureLoad(visit, { address: addresses[side], selector: '#root form [type=submit]', slowdown }));
  return { 'sign-in until usable': [await load(1)], 'sign-in until usable, processor 4× slower': [await load(4)] };
}
