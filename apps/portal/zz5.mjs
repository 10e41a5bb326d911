import { build } from 'vite'; 
const wanted=['LiveAnnouncer','createKeyboardShortcutHandler','collections/Hidden','sendWithProgress','useDefaultLocale','isElementVisible','runAfterTransition','timeSlices','LocalizedStringDictionary','getMetaValue','SSRProvider','TextArea.mjs','Group.mjs','ErrorSummary','suspendingPart','failedStyles','RetryButton'];
const imp=new Map();
await build({configFile:'vite.config.ts',logLevel:'error',build:{write:false},plugins:[{name:'x',buildEnd(){ for(const id of this.getModuleIds()) { const i=this.getModuleInfo(id); imp.set(id,i.importers);} }}]});
const short=id=>id.replace(/.*node_modules\/(?!.*node_modules\/)/,'nm/').replace('/tmp/w/lead/','');
for(const w of wanted) for(const [id,ims] of imp) if(id.includes(w)&&!id.includes('test')) console.log(short(id),'<-',ims.map(short).join(' , '));
