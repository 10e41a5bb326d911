import { type ConfigFile, readConfig } from '../src/config/config.ts';
import { headersFile } from './headersFile.ts';
import { headersFor } from './headers.ts';
import { nginxConf } from './nginx.ts';

/** The files that a host needs besides the build, by name. `file` is the content of its /config.json. */
export function hostingFiles(file: ConfigFile): Record<string, string> {
  const read = readConfig(file);
  if ('problem' in read) throw new Error(`config.json: ${read.problem.detail}`);
  return {
    'headers.json': `${JSON.stringify({ headers: headersFor(read.config) }, null, 2)}\n`,
    'nginx.conf': nginxConf(read.config),
    _headers: headersFile(read.config),
  };
}
