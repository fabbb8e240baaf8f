import { launchBrowser } from './src/support/browser.ts';
import { readFileSync } from 'node:fs';
const [out, w, ...files] = process.argv.slice(2);
const b = await launchBrowser(); const p = await b.newPage({ viewport: { width: Number(w), height: 900 } });
await p.setContent('<body style="margin:4px;background:#888;display:flex;flex-wrap:wrap;gap:6px">' + files.map(f=>`<figure style="margin:0"><img height="620" src="data:image/png;base64,${readFileSync(f).toString('base64')}"><figcaption>${f.split('/').pop()}</figcaption></figure>`).join('')+'</body>');
await p.waitForTimeout(500);
await p.screenshot({ path: out, fullPage: true }); await b.close();
