import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { build } from 'esbuild';
import { brotliCompressSync as br } from 'zlib';
import { aliases } from './aliases.mjs';
import { graphqlPlugin } from './graphql-plugin.mjs';

const r = await build({
  absWorkingDir: '/work/main',
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  jsx: 'automatic',
  jsxImportSource: 'react',
  alias: { ...aliases, '@0no-co/graphql.web': '/work/main/build/graphql-stub.mjs' },
  entryPoints: ['src/index.ts'],
  format: 'iife',
  write: false,
  plugins: [graphqlPlugin()],
  sourcemap: 'external',
  outfile: '/tmp/x.js',
});
const js = r.outputFiles.find(f => f.path.endsWith('.js')).text;
const map = new TraceMap(r.outputFiles.find(f => f.path.endsWith('.map')).text);
const lines = js.split('\n');
const off = [0];
for (const l of lines) off.push(off.at(-1) + l.length + 1);
const segs = [];
eachMapping(map, m => {
  segs.push([off[m.generatedLine - 1] + m.generatedColumn, m.source]);
});
segs.sort((a, b) => a[0] - b[0]);
const bounds = [];
let cur = null;
for (const [o, s] of segs) {
  if (s !== cur) {
    bounds.push([o, s]);
    cur = s;
  }
}
const total = {};
let prev = 0;
for (let i = 0; i < bounds.length; i++) {
  const end = bounds[i + 1]?.[0] ?? js.length;
  const c = br(Buffer.from(js.slice(0, end))).length;
  const s = bounds[i][1];
  total[s] ??= [0, 0];
  total[s][0] += c - prev;
  total[s][1] += end - bounds[i][0];
  prev = c;
}
const rows = Object.entries(total).sort((a, b) => b[1][0] - a[1][0]);
for (const [s, [c, n]] of rows) console.log(c, n, s.replace(/.*node_modules/, 'nm'));
const g = {};
for (const [s, [c]] of rows) {
  const k = s.includes('node_modules')
    ? 'libs'
    : s.includes('graphql') && s.endsWith('.graphql')
      ? 'docs'
      : s.includes('/ui/')
        ? 'ui'
        : s.includes('/core/')
          ? 'core'
          : 'other';
  g[k] = (g[k] ?? 0) + c;
}
console.log(g, br(Buffer.from(js)).length);
