import { build } from 'vite'; import { gzipSync } from 'node:zlib'; import {writeFileSync} from 'node:fs';
const out=await build({configFile:'vite.config.ts',logLevel:'error',build:{write:false}});
const chunks=(Array.isArray(out)?out[0]:out).output.filter(p=>p.type==='chunk');
const p=chunks.find(c=>c.fileName.includes('portal-'));
console.log(p.fileName,p.code.length,gzipSync(p.code,{level:9}).length,gzipSync(p.code,{level:6}).length, p.imports);
const rows=Object.entries(p.modules).map(([id,m])=>[m.renderedLength,id.replace(/\0/g,'').replace(/.*node_modules\/(?!.*node_modules\/)/,'nm/').replace('/tmp/w/lead/','')]).sort((a,b)=>b[0]-a[0]);
writeFileSync('/tmp/w/an/mods.txt',rows.map(r=>r.join(' ')).join('\n')); writeFileSync('/tmp/w/an/portal.js',p.code);
