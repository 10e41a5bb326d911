import type { Step } from '../desk.ts';
import { newProduct, products } from './products.ts';
import { shell } from './shell.ts';
import { signIn } from './signIn.ts';
import { chat, orders, refunds } from './work.ts';

export const flow: readonly Step[] = [...signIn, ...shell, ...products, ...newProduct, ...orders, ...refunds, ...chat];
