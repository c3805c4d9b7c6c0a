import { register } from 'node:module';

// Beside `test/run/register.mjs`: one module of the sources is read as the environment says.
register('./loader.mjs', import.meta.url, { data: JSON.parse(process.env.MUTANT) });
