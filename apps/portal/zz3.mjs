import { build } from 'vite'; import { gzipSync } from 'node:zlib'; import {writeFileSync,readdirSync} from 'node:fs'; import {resolve} from 'node:path';
const [variant,...opts]=process.argv.slice(2); const has=o=>opts.includes(o);
const exact=Array.from({length:16},(_,i)=>`React${i||''}`);
const ro={};
if(has('shake')){ ro.treeshake={manualPureFunctions:exact,...(has('nopw')?{}:{propertyWriteSideEffects:false})}; ro.output={minify:{compress:{treeshake:{propertyWriteSideEffects:true,manualPureFunctions:[]}}}}; }
const dir='/tmp/w/lead/node_modules/.pnpm/'+readdirSync('/tmp/w/lead/node_modules/.pnpm').find(f=>f.startsWith('react-router@7'))+'/node_modules/react-router/dist/production/';
const resolveOpt=has('alias')?{alias:[{find:/^react-router$/,replacement:dir+'index.mjs'},{find:/^react-router\/dom$/,replacement:dir+'dom-export.mjs'}]}:{};
const out=await build({configFile:'vite.config.ts',logLevel:'error',resolve:resolveOpt,build:{write:false,rolldownOptions:ro}});
const chunks=(Array.isArray(out)?out[0]:out).output.filter(p=>p.type==='chunk');
const p=chunks.find(c=>c.fileName.includes('portal-'));
console.log(variant,p.code.length,gzipSync(p.code,{level:9}).length);
const rr=Object.entries(p.modules).filter(([id])=>id.includes('react-router/dist')); for(const r of rr) console.log(r[0].slice(-40),r[1].renderedLength);
writeFileSync('/tmp/w/an/rr-'+variant+'.js',rr.map(r=>r[1].code).join('\n'));
