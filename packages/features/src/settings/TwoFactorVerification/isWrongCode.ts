import { Problem } from '@valise/contract';

/** Whether the server refused the code itself, rather than was down, too busy or out of reach. */
export function isWrongCode(problem: unknown): boolean {
  return problem instanceof Problem && problem.status !== undefined && [400, 403, 404, 422].includes(problem.status);
}
