/** What a request sends as flat names and values, whatever its encoding; names that come twice keep their order. */
export async function readBody(request: Request): Promise<[string, string][]> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    const text = await request.text();
    return flatten(text ? JSON.parse(text) : {});
  }
  if (/form-data|urlencoded/.test(type))
    return [...(await request.formData())].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
  // jQuery and sendBeacon leave the type out, or call it text.
  return [...new URLSearchParams(await request.text())];
}

/** `{a: {b: 1}}` becomes `a[b]=1`, as a form would send it. */
function flatten(value: unknown, name = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name ? `${name}[${key}]` : key));
}

/** `group[key]=value` pairs of one group. */
export function readGroup(body: [string, string][], group: string): { key: string; value: string }[] {
  return body.flatMap(([name, value]) =>
    name.startsWith(`${group}[`) && name.endsWith(']')
      ? [{ key: name.slice(group.length + 1, -1), value }]
      : [],
  );
}

/** The last value of a name that isn't empty, as the shop's server takes it. */
export function readValue(body: [string, string][], name: string): string | undefined {
  return body.flatMap(([key, value]) => (key === name && value ? [value] : [])).pop();
}
