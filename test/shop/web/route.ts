import type { Handler } from './visit';

/** `GET` or `POST`, or both where either will do, and a path whose named groups become `params`. */
export type Route = [methods: string, path: RegExp, handler: Handler];
