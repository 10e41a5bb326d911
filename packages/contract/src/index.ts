export * from './client.ts';
export * from './endpoint.ts';
export * from './form.ts';
export * from './problem.ts';
export * from './products.ts';
export * from './reply.ts';
export * from './session.ts';
