import { build } from 'vite'; import { gzipSync } from 'node:zlib'; import {writeFileSync} from 'node:fs';
const variant=process.argv[2];
const pure=['createContext','React.createContext','React2.createContext','memo','forwardRef','React.memo','React.forwardRef'];
const ro={};
if(variant!=='base'){ ro.treeshake={manualPureFunctions:pure,propertyWriteSideEffects:false}; ro.output={minify:{compress:{treeshake:{propertyWriteSideEffects:true,manualPureFunctions:[]}}}}; }
const out=await build({configFile:'vite.config.ts',logLevel:'error',build:{write:false,rolldownOptions:ro}});
const chunks=(Array.isArray(out)?out[0]:out).output.filter(p=>p.type==='chunk');
const p=chunks.find(c=>c.fileName.includes('portal-'));
console.log(variant,p.code.length,gzipSync(p.code,{level:9}).length);
const rr=Object.entries(p.modules).find(([id])=>id.includes('react-router/dist'));
console.log(rr[0],rr[1].renderedLength); writeFileSync('/tmp/w/an/rr-'+variant+'.js',rr[1].code??'');
const rows=Object.entries(p.modules).map(([id,m])=>[m.renderedLength,id.replace(/.*node_modules\/(?!.*node_modules\/)/,'nm/').replace('/tmp/w/lead/','')]).sort((a,b)=>b[0]-a[0]);
writeFileSync('/tmp/w/an/mods-'+variant+'.txt',rows.map(r=>r.join(' ')).join('\n'));
